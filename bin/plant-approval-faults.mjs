// Plants faults into a copy of the approval engine, one at a time, and sees the proofs find each: a proof that passes
// whatever happens proves nothing.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfTree } from './copy-source-tree.mjs'

const walks = ['core/approval/walk.test.ts', 'core/approval/scenarios-walk.test.ts']

/** What is wrong, the edits that make it so, and the proofs that must see it. */
const faults = [
  [
    'a lock is skipped',
    ['server/approval/races.test.ts'],
    [
      [
        'server/approval/approval-instance-store.ts',
        'return readOne(ctx, id, sql` for update`)',
        'return readOne(ctx, id, empty)',
      ],
      ['server/approval/step/decision-target.ts', 'doc, place.recordId, true)', 'doc, place.recordId, false)'],
    ],
  ],
  [
    'a timer is lost on a return',
    walks,
    [
      [
        'core/approval/timers.ts',
        '  return [\n    ...were',
        '  if (after.path.length < before.path.length) return []\n  return [\n    ...were',
      ],
    ],
  ],
  [
    'a copy is doubled',
    walks,
    [
      [
        'core/approval/engine-working-state.ts',
        '    if (turn.draft.copies.some((copy) => copy.person === person)) continue\n',
        '',
      ],
    ],
  ],
  ['limits are released twice', walks, [['core/approval/engine-working-state.ts', '  turn.draft.held = false\n', '']]],
  [
    'a sub-process goes on for a parent that has left it',
    walks,
    [
      [
        'core/approval/begin-sub-processes.ts',
        '.filter(({ child: { key } }) => missing(are, key) && !heard.has(key))',
        '.filter(() => false)',
      ],
    ],
  ],
  [
    'a sub-process that ends is not heard',
    ['server/approval/sub-processes/sub-processes.test.ts'],
    [['server/approval/sub-processes/sub-process-job.ts', "case when waits then 'ended' else 'over' end", "'over'"]],
  ],
  [
    'the drafter of a money document approves',
    walks,
    [['core/approval/approvers.ts', "if (own && rule === 'allow')", 'if (own)']],
  ],
  [
    'the log is replayed wrongly',
    walks,
    [
      [
        'core/approval/replay.ts',
        'known(people[sourceKey(source)], sourceKey(source))',
        'known(people[sourceKey(source)], sourceKey(source)).toReversed()',
      ],
    ],
  ],
]

const copy = copyOfTree()
let missed = 0
try {
  for (const [what, proofs, edits] of faults) {
    const before = edits.map(([file]) => readFileSync(join(copy, file), 'utf8'))
    for (const [file, sound, wrong] of edits) plant(file, sound, wrong)
    const found = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...proofs], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, PROVE: 'share', NO_COLOR: '1' },
    })
    for (const [at, [file]] of edits.entries()) writeFileSync(join(copy, file), before[at])
    // The proofs have to fail by what they assert, not because the planted code could not be read.
    const seen = found.status !== 0 && /Tests +\d+ failed/.test(found.stdout)
    console.log(`${seen ? 'found ' : 'MISSED'} ${what}`)
    if (!seen) missed += 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${faults.length - missed} passed, ${missed} failed`)
process.exit(missed === 0 ? 0 : 1)

function plant(file, sound, wrong) {
  const text = readFileSync(join(copy, file), 'utf8')
  if (text.split(sound).length !== 2) throw new Error(`${file} does not have once: ${sound}`)
  writeFileSync(join(copy, file), text.replace(sound, wrong))
}
