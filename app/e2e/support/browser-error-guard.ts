import type { BrowserContext } from '@playwright/test'

/** What a browser must never do while a person works: complain, break, call outside, or meet a broken server. */
export interface Guard {
  /** Lets complaints through that the test is about, such as a refusal that it provokes. */
  readonly allow: (pattern: RegExp) => void
  readonly watch: (context: BrowserContext) => void
  readonly complaints: () => readonly string[]
}

/** Watches contexts for `origin`; what it saw and nobody allowed is in `complaints`. */
export function createGuard(origin: string): Guard {
  const seen: string[] = []
  const allowed: RegExp[] = []
  return {
    allow: (pattern) => void allowed.push(pattern),
    complaints: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => void seen.push(`page error: ${error.error().message}`))
      context.on('request', (request) => {
        if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url()))
          seen.push(`outside: ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 500) seen.push(`server: ${response.status()} ${response.url()}`)
      })
    },
  }
}

/** The browser's own line about an answer that refuses: what a test of refusals provokes on purpose. */
export const refusals = /Failed to load resource: the server responded with a status of (400|403|404|409|422)/
