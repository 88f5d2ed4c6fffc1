// npm run bench: builds, then measures; `-- lists pages` measures parts of it: see bench/run.ts.
import { spawnSync } from 'node:child_process'

for (const args of [
  ['bin/build.mjs', '--if-changed'],
  ['dist/prepare-demo.mjs'],
  ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
