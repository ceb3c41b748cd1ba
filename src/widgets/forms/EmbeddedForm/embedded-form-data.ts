/** Server data of an embedded form. */
export interface EmbeddedFormData {
  /** Address of the script that fills in embedded forms; empty without its key. */
  readonly script: string;
}
