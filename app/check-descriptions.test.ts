import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfTree } from '../bin/copy-source-tree.mjs'

test('a build whose descriptions are wrong fails and says where', () => {
  const tree = copyOfTree()
  try {
    const path = join(tree, 'modules/trade/import-licence.ts')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(columns: \[)/, "$1'phantom', "))
    const { status, stderr } = check(tree)
    expect(status).toBe(1)
    expect(stderr).toContain('the descriptions are wrong: trade.importLicense: phantom is no field')
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
})

function check(tree: string) {
  const args = ['--import', 'tsx', 'app/check-descriptions.ts']
  return spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
}
