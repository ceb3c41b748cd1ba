/** The most bytes of visitors' files that this process holds in memory: of all clients, and of one, behind whose address many people may be. */
const LIMITS = { ofAll: 512 * 1024 * 1024, ofClient: 128 * 1024 * 1024 };

/** Counts the bytes of files that are in memory, so that clients who send slowly, or many at a time, do not fill it. */
export class HeldBytes {
  readonly #ofClients = new Map<string, number>();
  #ofAll = 0;

  /** Adds bytes of a client; returns false, and adds none, when they exceed a limit. */
  take(client: string, bytes: number): boolean {
    const ofClient = (this.#ofClients.get(client) ?? 0) + bytes;
    if (ofClient > LIMITS.ofClient || this.#ofAll + bytes > LIMITS.ofAll) return false;
    this.#ofClients.set(client, ofClient);
    this.#ofAll += bytes;
    return true;
  }

  /** Takes away bytes that were added and are held no more. */
  giveBack(client: string, bytes: number): void {
    const left = (this.#ofClients.get(client) ?? 0) - bytes;
    this.#ofAll -= bytes;
    if (left > 0) this.#ofClients.set(client, left);
    else this.#ofClients.delete(client);
  }
}
