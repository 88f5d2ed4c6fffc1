import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { loadKitWords } from '../shell/kit-words.ts'
import { clearBrowser, installBrowser, removeBrowser } from './browser.ts'
import { giveConsoleBack, listenToConsole, unexpectedlySaid } from './console.ts'
import { endAll } from './end-with-page.ts'
import { forgetPage } from './reset-module-state.ts'
import { skipOwnerStacks } from './skip-owner-stacks.ts'
import { currentServer, endServer } from './test-server.ts'
import { endTimers, turns, unwatchFrames, unwatchTimers, watchFrames, watchTimers } from './timers.ts'
import { quiet } from './wait-until-idle.ts'

// Files of one process share what modules and libraries keep; every test finds it as a page that was just opened.
const isPage = typeof document !== 'undefined'

listenToConsole()
watchTimers()
if (isPage) {
  configure({ asyncUtilTimeout: 30_000 })
  installBrowser()
  skipOwnerStacks()
  watchFrames()
}

// Before the first test of a process too: a language, say, is what the browser of the machine speaks until one is
// chosen.
beforeEach(async () => {
  if (!isPage) return
  // While the kit's words of a language are on the way the one before stays.
  await loadKitWords('zh')
  forgetPage()
  clearBrowser()
})

afterEach(async () => {
  vi.useRealTimers()
  const faults = isPage ? await endPage() : []
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  faults.push(...unexpectedlySaid().map((one) => `said to the console: ${one}`))
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

afterAll(() => {
  if (isPage) document.body.replaceChildren()
  removeBrowser()
  unwatchTimers()
  unwatchFrames()
  giveConsoleBack()
})

/** Ends the page of a test; answers which calls nobody answered. */
async function endPage(): Promise<string[]> {
  const server = currentServer()
  await quiet()
  const faults = (server?.unanswered ?? []).map((at) => `nobody answers ${at}`)
  endServer()
  cleanup()
  endAll()
  forgetPage()
  await turns(3)
  endTimers()
  clearBrowser()
  return faults
}
