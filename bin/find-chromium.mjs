// A Chromium to test with: the one named, else the one that comes with the packages.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const unpacked = '/tmp'

/** The packaged one draws without a desktop's browser around it, a third quicker, and is the same on every machine. */
export async function browser() {
  return { executablePath: process.env.CHROMIUM ?? (await packaged()), args: quiet }
}

/**
 * Unpacks the packaged browser with the libraries that a bare machine lacks; what an interrupted unpacking left is
 * thrown away first.
 */
async function packaged() {
  const temporary = process.env.TMPDIR
  // The settings of its fonts name this folder, and without fonts it draws nothing.
  process.env.TMPDIR = unpacked
  try {
    const whole = join(unpacked, 'chromium.whole')
    if (!existsSync(whole))
      for (const part of ['chromium', 'al2023']) rmSync(join(unpacked, part), { recursive: true, force: true })
    // It brings the libraries only where it believes to run in such a place, and says so to the loader on being imported.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    writeFileSync(whole, '')
    return path
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

// Without these a browser asks the outside world for things as it starts.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]
