import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** LibreOffice where it is installed; null on machines without. */
export const theirOffice: string | null = installed()

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

/** What LibreOffice reads in files: letters as text, sheets as separated values. */
export async function officeTexts(
  files: readonly Uint8Array[],
  extension: 'docx' | 'xlsx',
): Promise<readonly string[]> {
  if (theirOffice === null) throw new Error('LibreOffice is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'amur-office-'))
  try {
    const names = files.map((_, index) => join(folder, `f${index}.${extension}`))
    await Promise.all(names.map((name, index) => writeFile(name, files[index] ?? new Uint8Array())))
    const target = extension === 'docx' ? 'txt:Text (encoded):UTF8' : 'csv:Text - txt - csv (StarCalc):44,34,76'
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run(theirOffice, [profile, '--headless', '--convert-to', target, '--outdir', folder, ...names])
    const read = names.map((name) => readFile(name.replace(/\.[^.]+$/, extension === 'docx' ? '.txt' : '.csv'), 'utf8'))
    return await Promise.all(read)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
