import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type AnyDocument, document } from '../../core/description/document.ts'
import { money, text } from '../../kinds/index.ts'
import { migrateCommand } from './migrate-command.ts'

// Every case makes whole databases on the disk.

const root = mkdtempSync(join(tmpdir(), 'amur-migrate-'))
chmodSync(root, 0o711)
afterAll(() => rmSync(root, { recursive: true }))

const folder = join(root, 'modules', 'sea', 'migrations')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, '202601010000-begin.sql'), 'create schema sea')

const voyage = document({
  module: 'sea',
  name: 'voyage',
  code: 'hc',
  scope: 'hygl',
  title: 'voyageNo',
  fields: { voyageNo: text({}), freight: money({ digits: 2 }) },
  form: [],
  lists: {},
})

test('a description is drafted once, applied once, and is then what the migrations make', async () => {
  const [drafted] = await say('draft', 'sea', 'add-voyage')
  expect(drafted).toMatch(/^Drafted modules\/sea\/migrations\/\d{12}-add-voyage\.sql/)
  const name = readdirSync(folder).find((each) => each.endsWith('add-voyage.sql')) ?? ''
  expect(readFileSync(join(folder, name), 'utf8')).toContain('create table sea.voyage')
  expect(await say('draft', 'sea', 'again', 'air', 'begin')).toEqual([
    expect.stringContaining('exactly what sea describes'),
    expect.stringContaining('exactly what air describes'),
  ])

  const id = `sea/${name.replace('.sql', '')}`
  expect(await say('status')).toEqual(['waits   sea/202601010000-begin', `waits   ${id}`])
  expect(await say('up')).toEqual(['applied sea/202601010000-begin', `applied ${id}`])
  expect(await say('up')).toEqual(['Nothing waits.'])
  expect(await say('status')).toEqual(['applied sea/202601010000-begin', `applied ${id}`])
})

test('what is drafted in the minute of another migration runs after it, whatever its name', async () => {
  const wider = { ...voyage, fields: { ...voyage.fields, cargo: text({}) } }
  await draftOf(wider, 'add-cargo')
  await draftOf({ ...wider, fields: { ...wider.fields, berth: text({}) } }, 'add-berth')
  const names = readdirSync(folder).sort()
  expect(names.map((name) => name.replace(/^\d{12}-/, ''))).toEqual([
    'begin.sql',
    'add-voyage.sql',
    'add-cargo.sql',
    'add-berth.sql',
  ])
})

test('an unknown owner and an unnamed change are refused, anything else explains itself', async () => {
  await expect(say('draft', 'sea', 'add-sail', 'road', 'add-lane')).rejects.toThrow('there are sea, air')
  await expect(say('draft', 'sea', 'Add Flight')).rejects.toThrow('add-rating')
  expect(await say('help')).toEqual([expect.stringContaining('bin/migrate.mjs up')])
})

function say(...args: string[]): Promise<string[]> {
  return sayOf(voyage, args)
}

function draftOf(described: AnyDocument, what: string): Promise<string[]> {
  return sayOf(described, ['draft', 'sea', what])
}

async function sayOf(described: AnyDocument, args: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  await migrateCommand(args, {
    root,
    environment: { DATA_DIR: join(root, 'data') },
    documents: { sea: [described], air: [] },
    ledgers: {},
    series: {},
    print: (line) => void lines.push(line),
  })
  return lines
}
