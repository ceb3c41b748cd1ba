/** Server data of a block with films. */
export interface VideoData {
  /** True when the players of providers may be shown. */
  readonly players: boolean;
}
