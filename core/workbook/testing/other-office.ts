import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** LibreOffice where it is installed; null on machines without. */
export const theirOffice: string | null = installed()

/** How long a test that has LibreOffice read or write all the files twice may take: some minutes on a busy machine. */
export const officePatience = { timeout: 600_000 }

function installed(): string | null {
  try {
    return (
      execFileSync('which', ['soffice'], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim() || null
    )
  } catch {
    return null
  }
}

type Extension = 'docx' | 'xlsx'

const asText: Readonly<Record<Extension, string>> = {
  docx: 'txt:Text (encoded):UTF8',
  xlsx: 'csv:Text - txt - csv (StarCalc):44,34,76',
}
const asItself: Readonly<Record<Extension, string>> = {
  docx: 'docx:MS Word 2007 XML',
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
}

/** What LibreOffice reads in files: letters as text, sheets as separated values. */
export async function officeTexts(files: readonly Uint8Array[], extension: Extension): Promise<readonly string[]> {
  return (await converted(files, extension, asText[extension])).map((bytes) => bytes.toString('utf8'))
}

/** The files as LibreOffice writes them itself. */
export async function writtenByOffice(
  files: readonly Uint8Array[],
  extension: Extension,
): Promise<readonly Uint8Array[]> {
  return (await converted(files, extension, asItself[extension])).map((bytes) => new Uint8Array(bytes))
}

async function converted(
  files: readonly Uint8Array[],
  extension: Extension,
  target: string,
): Promise<readonly Buffer[]> {
  if (theirOffice === null) throw new Error('LibreOffice is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'amur-office-'))
  try {
    const names = files.map((_, index) => join(folder, `f${index}.${extension}`))
    await Promise.all(names.map((name, index) => writeFile(name, files[index] ?? new Uint8Array())))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const out = join(folder, 'out')
    await run(theirOffice, [profile, '--headless', '--convert-to', target, '--outdir', out, ...names])
    const [ending = ''] = target.split(':')
    return await Promise.all(files.map((_, index) => readFile(join(out, `f${index}.${ending}`))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
