import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The test file of the antivirus industry, in two parts, so that no scanner takes this file for it. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const TIMEOUT_MS = 6_000;
const CHUNK_BYTES = 64 * 1024;

/** Returns true for a file without known malware; rejects when the scanner does not respond. */
export type ScanFile = (bytes: Uint8Array) => Promise<boolean>;

/** Returns the scanner: ClamAV at `host:port` where it is set, else one that knows the industry's test file alone. */
export const scannerAt = (address: string | undefined): ScanFile =>
  address === undefined
    ? (bytes) => Promise.resolve(!Buffer.from(bytes).includes(EICAR))
    : (bytes) => scanWithClamav(address, bytes);

/** Sends a file by ClamAV's INSTREAM: chunks with their length, the last one empty; the response ends with OK or FOUND. */
async function scanWithClamav(address: string, bytes: Uint8Array): Promise<boolean> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect({ host: hostname, port: Number(port), timeout: TIMEOUT_MS });
  // Whoever awaits the socket gets its error; without a listener one between two awaits would end the process.
  socket.on('error', () => undefined);
  socket.on('timeout', () => socket.destroy(new Error('the malware scanner has not responded')));
  try {
    await once(socket, 'connect');
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk));
      if (!socket.write(chunk)) await once(socket, 'drain');
    }
    socket.write(lengthOf(new Uint8Array()));
    return isClean(await text(socket));
  } finally {
    socket.destroy();
  }
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function isClean(response: string): boolean {
  const found = response.replace(/\0/g, '').trim();
  if (found.endsWith('OK')) return true;
  if (found.endsWith('FOUND')) return false;
  throw new Error('the malware scanner has failed');
}
