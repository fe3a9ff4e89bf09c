import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupsIn, restoreBackup } from '../stores/backupCopy.ts'
import { DATABASE_FILE } from '../stores/sqliteFile.ts'
import { cleanUp, serve, temporaryFolder } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()

test('a server backs itself up; with its database gone it does not start; with the backup put back the game goes on', async () => {
  const [data, folder] = [temporaryFolder(), temporaryFolder()]
  const backup = { folder, keep: 2, everyMs: 60_000 }
  const first = await serve({ data })
  const { id, ana, luis, anaIs, luisIs } = await two(first.address)
  await play([ana, luis], 8)
  const seq = ana.views.get('north')?.seq
  await first.close()
  const second = await serve({ data, backup })
  await expect.poll(() => backupsIn(folder).length).toBe(1)
  await expect.poll(async () => (await fetch(`${second.address}/metrics`)).text()).toContain('backup_age_seconds')
  await second.close()

  rmSync(join(data, DATABASE_FILE))
  await expect(serve({ data })).rejects.toThrow(/empty.*--accept-data/)
  await restoreBackup(folder, data)
  const third = await serve({ data, backup })
  for (const visitor of [anaIs, luisIs]) Object.assign(visitor, { address: third.address })
  const [back, luisBack] = [await anaIs.sit(id), await luisIs.sit(id)]
  expect(back.views.get('north')?.seq).toBe(seq)
  expect(await play([back, luisBack], 4, 'on')).toBe(4)
})
