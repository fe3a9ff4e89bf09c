import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runAdmin } from '../adminCommand.ts'
import { cleanUp, serve, temporaryFolder, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

/** What `npm run admin -- …` says, and whether it failed. */
async function admin(data: string, ...args: string[]): Promise<{ status: number; out: string; errors: string }> {
  const lines: string[] = []
  try {
    await runAdmin([...args, '--data', data], (line) => lines.push(line))
    return { status: 0, out: lines.join('\n'), errors: '' }
  } catch (error) {
    return { status: 1, out: lines.join('\n'), errors: error instanceof Error ? error.message : String(error) }
  }
}

test('whoever runs a server looks at it while it runs, and closes, reopens and deletes tables when it does not', async () => {
  const data = temporaryFolder()
  const server = await serve({ data })
  const { id, code, ana, luis, anaIs } = await two(server.address)
  const other = await new Visitor(server.address, 'Eva').open({ name: 'Otra' })
  await play([ana, luis], 6)

  const tables = (await admin(data, 'tables')).out
  expect(tables).toContain(`${id}\t${code}\tlighthouse\tprivate`)
  expect(tables).toContain('Otra')
  const people = (await admin(data, 'people')).out
  expect(people).toMatch(/1 tables\thosts 1\t.*\tAna/)
  expect(people).toMatch(/1 tables\thosts 0\t.*\tLuis/)
  expect((await admin(data, 'limits')).out).toMatch(/^socketsPerAddress\t\d+$/m)

  // The file can be opened as a table of one's own.
  const file = join(temporaryFolder(), 'table.miskatonic')
  expect((await admin(data, 'export', id, file)).status).toBe(0)
  const brought = await anaIs.ask('POST', '/api/tables/import', { file: readFileSync(file, 'utf8'), name: 'Copia', as: 'Ana' })
  expect(brought.status).toBe(200)
  expect((await admin(data, 'export', id, file)).status).toBe(1)

  for (const change of ['close', 'delete']) {
    const { status, errors } = await admin(data, change, id)
    expect([status, errors]).toEqual([1, expect.stringContaining('The server is running: stop it')])
  }
  expect(await play([ana, luis], 2, 'on')).toBe(2)
  await server.close()

  expect((await admin(data, 'close', id)).status).toBe(0)
  expect((await admin(data, 'tables')).out).toContain(`${id}\t${code}\tlighthouse\tin the bin`)
  expect((await admin(data, 'close', id)).status).toBe(1)
  expect((await admin(data, 'reopen', id)).status).toBe(0)
  expect((await admin(data, 'delete', other.id)).status).toBe(0)
  const left = (await admin(data, 'tables')).out
  expect(left).not.toContain(other.id)
  expect(left).toContain(`${id}\t${code}\tlighthouse\tprivate`)
  expect((await admin(data, 'dance')).errors).toContain('npm run admin -- <command>')
  expect((await admin(temporaryFolder(), 'tables')).errors).toContain('There is no database')

  const again = await serve({ data })
  Object.assign(anaIs, { address: again.address })
  expect((await anaIs.sit(id)).views.get('north')?.seq).toBe(8)
})

test('the command says what there is to say', () => {
  const program = fileURLToPath(new URL('../../scripts/admin.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('npm run admin -- <command>')
  const limits = spawnSync(process.execPath, [program, 'limits'], { encoding: 'utf8' })
  expect([limits.status, limits.stdout]).toEqual([0, expect.stringContaining('messageBytes')])
})
