const tokenNames = ['hasLogin', 'accessToken', 'refreshToken'] as const

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Both tokens as they stand in the cookies now; other tabs and answers renew them at any time, so nobody keeps a copy. */
export function tokens(): Tokens {
  return { accessToken: cookie('accessToken'), refreshToken: cookie('refreshToken') }
}

/** Whether this browser holds a session, as far as the page can know. */
export function hasSession(): boolean {
  return cookie('hasLogin') !== '' && (cookie('accessToken') !== '' || cookie('refreshToken') !== '')
}

/** Keeps a pair of tokens for this browser session. */
export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  write('accessToken', accessToken)
  write('refreshToken', refreshToken)
  write('hasLogin', '1')
}

/** Forgets the session of this browser. */
export function clearTokens(): void {
  for (const name of tokenNames) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
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
