import { safeParse } from 'zod/mini';
import type { Call, RequestInput, ResponseOf } from '#sitecore/contracts/call.ts';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import {
  type Application,
  approveContract,
  downloadContract,
  requestCode,
  TRACKER_STEPS,
  TRACKER_SUCCESS,
  trackRequest,
  type TrackResponse,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import { SERVICE_STREAM_TIMEOUT_MS, SERVICE_TIMEOUT_MS } from '#src/config/timings/services.ts';
import { type CallOptions, callService } from './call-service.ts';

/** Reason for which a call of the tracker has no result. */
export type TrackerFailure =
  /** The bank's code, and its sentence where it sends one. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** The message of the error of the network. */
  | { readonly kind: 'network'; readonly message: string }
  /** The session of the right code has ended. */
  | { readonly kind: 'sessionEnded' };

/** CIC and dossier of an application, sealed until the code was right. */
export interface ApplicationSubject {
  readonly cic: string;
  readonly dn: string;
}

type Options = Pick<CallOptions, 'host' | 'paths' | 'headers' | 'language' | 'signal'>;

/** Code of a call that takes too long. */
const TIMED_OUT: TrackerFailure = { kind: 'refused', code: '504', message: '' };

/** Looks an application up by the number of its link. */
export const lookUp = async (
  requestNumber: string,
  { language = 'ar', ...options }: Options = {},
): Promise<Result<Application, TrackerFailure>> =>
  dataOf(await post(trackRequest, { requestNumber, language }, { language, ...options }));

/** Requests a one-time code. */
export const requestOneTimeCode = (
  { cic, dn }: ApplicationSubject,
  options?: Options,
): Promise<Result<unknown, TrackerFailure>> => post(requestCode, { cic, dn, step: `${TRACKER_STEPS.code}` }, options);

interface EnteredCode extends ApplicationSubject {
  /** The action type of the application. */
  readonly type: number;
  readonly otp: string;
}

/** Validates a one-time code; returns the application with its contract. */
export async function validateOneTimeCode(
  { type, ...entered }: EnteredCode,
  options?: Options,
): Promise<Result<Application, TrackerFailure>> {
  const values = { ...entered, type: `${type}`, step: `${TRACKER_STEPS.code}` };
  return dataOf(await post(validateCode, values, options));
}

export type Approval = 'approved' | 'failed' | 'sessionEnded';

/** Approves the contract of a verified application; the same attempt takes effect once. */
export async function approve({ cic, dn }: ApplicationSubject, options?: Options): Promise<Approval> {
  const result = await callService(approveContract, { cic, dn, step: `${TRACKER_STEPS.contract}` }, options);
  if (result.ok) return result.value.data?.status === true ? 'approved' : 'failed';
  return result.failure.kind === 'TokenExpired' ? 'sessionEnded' : 'failed';
}

/** Requests a file of a contract, whole. */
export async function downloadFile(
  { name, id }: { readonly name: string; readonly id: string },
  { host = '', language, signal = AbortSignal.timeout(SERVICE_STREAM_TIMEOUT_MS) }: Options = {},
): Promise<Result<Blob, 'failed' | 'sessionEnded'>> {
  try {
    const response = await fetch(host + downloadContract.path, {
      method: downloadContract.method,
      headers: {
        accept: 'application/pdf',
        'content-type': 'application/json',
        ...(language && { 'accept-language': language }),
      },
      body: JSON.stringify({ ...(name !== '' && { name }), id, step: `${TRACKER_STEPS.contract}` }),
      signal,
    });
    if (response.status === 401) return failure('sessionEnded');
    const file = await response.blob();
    const length = Number(response.headers.get('content-length') ?? file.size);
    const isWhole = response.headers.has('content-encoding') || length === file.size;
    return response.ok && isWhole && file.size > 0 && isFile(file.type) ? success(file) : failure('failed');
  } catch {
    return failure('failed');
  }
}

const isFile = (type: string): boolean => /^application\/(?:pdf|octet-stream)\b/i.test(type);

/** Sends a call as JSON. It has succeeded when its message says so; failures of the network keep their message. */
async function post<C extends Call>(
  call: C,
  values: RequestInput<C>,
  { host = '', paths = {}, headers = {}, language, signal }: Options = {},
): Promise<Result<ResponseOf<C>, TrackerFailure>> {
  const timeout = AbortSignal.timeout(SERVICE_TIMEOUT_MS);
  try {
    const response = await fetch(host + (paths[call.path] ?? call.path), {
      method: call.method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...headers,
        ...(language && { 'accept-language': language }),
      },
      body: JSON.stringify(values),
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return readResponse(call, response.status, parseJson(await response.text()));
  } catch (error) {
    if (timeout.aborted) return failure(TIMED_OUT);
    return failure({ kind: 'network', message: error instanceof Error ? error.message : '' });
  }
}

function readResponse<C extends Call>(call: C, status: number, body: unknown): Result<ResponseOf<C>, TrackerFailure> {
  const [message, code] = [textOf(body, 'StatusMessage'), textOf(body, 'StatusCode')];
  const read = safeParse<C['response']>(call.response, body);
  if (status < 300 && message === TRACKER_SUCCESS && read.success) return success(read.data);
  if (status === 401) return failure({ kind: 'sessionEnded' });
  return failure({ kind: 'refused', code: code || `${status}`, message: message === TRACKER_SUCCESS ? '' : message });
}

function textOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** Returns the application of a response; a failure when it has none. */
function dataOf(result: Result<TrackResponse, TrackerFailure>): Result<Application, TrackerFailure> {
  if (!result.ok) return result;
  const { data, StatusCode: code } = result.value;
  return data ? success(data) : failure({ kind: 'refused', code, message: '' });
}
