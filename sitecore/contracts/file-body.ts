/** A file as a service returns it. */
export class FileBody {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor({ name, type, bytes }: Pick<FileBody, 'name' | 'type' | 'bytes'>) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}
