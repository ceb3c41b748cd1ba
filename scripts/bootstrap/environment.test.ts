import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neutralEnvironment, parseEnvFile, readEnvironment, readSettings, VARIABLES } from './environment.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-environment-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a .env file', () => {
  it.each([
    ['PORT=4000', '4000'],
    ['  PORT =  4000  ', '4000'],
    ['export PORT=4000', '4000'],
    ['PORT=4000 # of the site', '4000'],
    ['PORT=a#b', 'a#b'],
    ['PORT=# nothing', ''],
    ['PORT=', ''],
    ['PORT="a # b" # c', 'a # b'],
    [String.raw`PORT="one\ntwo \"three\""`, 'one\ntwo "three"'],
    [String.raw`PORT='one\n"two"'`, String.raw`one\n"two"`],
    ['PORT=postgres://u:p=w@h/db?x=y', 'postgres://u:p=w@h/db?x=y'],
    ['\uFEFFPORT=ريال', 'ريال'],
  ])('reads %s', (line, value) => {
    expect(parseEnvFile(line)).toEqual({ PORT: value });
  });

  it('is read line by line, with Windows line ends too, without comments and other lines', () => {
    expect(parseEnvFile('# A=1\r\nB=2\r\n\r\nnonsense\r\nC=3')).toEqual({ B: '2', C: '3' });
  });

  it('is overridden by the real environment, even by an empty variable', () => {
    writeFileSync(join(root, '.env'), 'PORT=4000\nSITECORE_API_HOST=https://cd.example\nDATA_DIR=elsewhere');
    const env = readEnvironment(root, { PORT: '5000', SITECORE_API_HOST: '' });
    expect(env).toEqual({ PORT: '5000', SITECORE_API_HOST: '', DATA_DIR: 'elsewhere' });
  });

  it('has an example that lists every variable under a one-line comment and sets none', () => {
    const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8');
    const documented = [...example.matchAll(/^# (?=\S.*\.\n)[^\n]+\n# ([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(VARIABLES.toSorted());
    expect(parseEnvFile(example)).toEqual({});
  });
});

describe('the settings of a run', () => {
  it('are the ports 3000 and 3001 and the folder .data, with the embedded platform, when nothing is set', () => {
    expect(readSettings('/workspace', { PORT: '', DATA_DIR: undefined })).toEqual({
      root: '/workspace',
      port: 3000,
      siteHost: '',
      platformPort: 3001,
      platformListens: '127.0.0.1',
      external: false,
      dataDir: '/workspace/.data',
      content: { folder: '/workspace/sitecore/content', displayPath: 'sitecore/content', isDemo: true },
      platformHost: 'http://127.0.0.1:3001',
      siteUrl: 'http://localhost:3000',
      publicUrl: 'http://localhost:3000',
    });
  });

  it.each([
    ['10.0.0.5', 'http://10.0.0.5:3000', 'http://10.0.0.5:3001'],
    ['fd00::5', 'http://[fd00::5]:3000', 'http://[fd00::5]:3001'],
    ['0.0.0.0', 'http://localhost:3000', 'http://127.0.0.1:3001'],
    ['::', 'http://localhost:3000', 'http://127.0.0.1:3001'],
  ])('reach servers that listen on %s at %s and %s', (host, siteUrl, platformHost) => {
    const settings = readSettings('/workspace', { SITE_HOST: host, PLATFORM_HOST: host });
    expect(settings).toMatchObject({ siteHost: host, platformListens: host, siteUrl, platformHost });
  });

  it('take the content from a real Sitecore when its URL and key are given', () => {
    const settings = readSettings('/workspace', { SITECORE_API_HOST: 'https://cd.example', SITECORE_API_KEY: '{key}' });
    expect(settings).toMatchObject({ external: true, platformHost: 'https://cd.example' });
  });

  it.each([
    [{ SITECORE_API_HOST: 'https://cd.example' }, /SITECORE_API_KEY must be set/],
    [{ PORT: 'three' }, /PORT is "three"; a port is a number from 1 to 65535/],
    [{ PLATFORM_PORT: '70000' }, /PLATFORM_PORT is "70000"/],
    [{ PORT: '3001' }, /both 3001; they must differ/],
  ])('refuse %o in one line', (env, message) => {
    expect(() => readSettings('/workspace', env)).toThrow(message);
  });

  it("are the same in every test run, independent of a developer's settings", () => {
    writeFileSync(join(root, '.env'), 'DEFAULT_LANGUAGE=en');
    const env = neutralEnvironment({
      PATH: '/bin',
      NODE_ENV: 'production',
      SITECORE_API_HOST: 'https://cd.example',
      PUBLIC_URL: 'https://x.example',
      FUZZ_SEED: '1',
      FUZZ_RUNS: '2',
    });
    expect(env).toMatchObject({ PATH: '/bin', NODE_ENV: undefined, FUZZ_SEED: '', FUZZ_RUNS: '' });
    expect(readSettings(root, env)).toEqual(readSettings(root, {}));
  });
});
