import { isEmbedded } from './embedded-window.ts'

const tokenNames = ['hasLogin', 'accessToken', 'refreshToken'] as const

interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

const heldName = 'open.tokens'

/**
 * Keeps the tokens of an embedded page in this window alone: inside another system cookies do not always
 * come along, and the session of one page must not take the place of a person's own.
 */
export function holdTokens(given: Tokens): void {
  sessionStorage.setItem(heldName, JSON.stringify(given))
}

/**
 * Both tokens as they stand in the cookies now; other tabs and answers renew them at any time, so nobody keeps a copy.
 */
export function tokens(): Tokens {
  return held() ?? { accessToken: cookie('accessToken'), refreshToken: cookie('refreshToken') }
}

/** Whether this browser holds a session, as far as the page can know. */
export function hasSession(): boolean {
  return (
    held() !== null || (cookie('hasLogin') !== '' && (cookie('accessToken') !== '' || cookie('refreshToken') !== ''))
  )
}

/** Keeps a pair of tokens for this browser session. */
export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  if (held() !== null) return holdTokens({ accessToken, refreshToken })
  write('accessToken', accessToken)
  write('refreshToken', refreshToken)
  write('hasLogin', '1')
}

/** Forgets the session of this browser. */
export function clearTokens(): void {
  if (held() !== null) return sessionStorage.removeItem(heldName)
  for (const name of tokenNames) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

/** Only an embedded page holds tokens; a window that moved on to another has its cookies again. */
function held(): Tokens | null {
  if (!isEmbedded()) return null
  try {
    const text = sessionStorage.getItem(heldName)
    const found: unknown = text === null ? null : JSON.parse(text)
    const { accessToken, refreshToken }: { readonly accessToken?: unknown; readonly refreshToken?: unknown } =
      Object(found)
    return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null
  } catch {
    // Storage may be forbidden to a page inside another.
    return null
  }
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // Lax, so that a link in a mail or a chat finds its reader signed in.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`
}
