/** A signed-in client of the product. */
export interface SignedInClient {
  readonly headers: Readonly<Record<string, string>>
}

/** Signs a demo account in. */
export async function signIn(url: string, userName: string): Promise<SignedInClient> {
  const body = new URLSearchParams({ userName, pwd: 'Beilu@2026', checkCode: '', checkId: '', client: 'web' })
  const answer = await fetch(`${url}/api/system/user/login`, { method: 'POST', body })
  const { code, data, pra, msg } = (await answer.json()) as { code: string; data: string; pra: string; msg: string } // the answer of SES-02
  if (code !== '0') throw new Error(`${userName} cannot sign in: ${msg}`)
  return { headers: { accessToken: data, refreshToken: pra, lang: 'zh' } }
}

/** A JSON call; throws unless it succeeded. */
export async function call<T>(url: string, { headers }: SignedInClient, body?: object): Promise<T> {
  const answer = await fetch(
    url,
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const { code, data, msg } = (await answer.json()) as { code: string; data: T; msg: string } // the envelope
  if (code !== '0') throw new Error(`${url}: ${code} ${msg}`)
  return data
}
