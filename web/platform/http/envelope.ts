/** An answer in our envelope, as far as it can be trusted before it is looked at. */
export interface Envelope {
  readonly code: string
  readonly data: unknown
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  /** Refresh token, only in the answer of a sign-in. */
  readonly pra?: string
}

/** The body as an envelope, or null when it is something else (a proxy's page, plain text). */
export function envelopeOf(body: unknown): Envelope | null {
  if (!isRecord(body) || (typeof body['code'] !== 'string' && typeof body['code'] !== 'number')) return null
  const message = [body['msg'], body['message']].find((text) => typeof text === 'string' && text !== '')
  return {
    code: String(body['code']),
    data: body['data'] ?? null,
    message: typeof message === 'string' ? message : '',
    errors: errorsOf(body['data']),
    ...(typeof body['pra'] === 'string' ? { pra: body['pra'] } : {}),
  }
}

/** Whether the body is a successful answer: `'0'` is the only code of success. */
export function isSuccess(body: unknown): body is { readonly data?: unknown; readonly pra?: unknown } {
  return envelopeOf(body)?.code === '0'
}

/** A body as JSON, or as the text it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown // what it holds is asked by whoever reads it
  } catch {
    return text
  }
}

/** Whether the body says that the licence is over (SES-08). */
export function isLicenceEnd(body: unknown): boolean {
  return isRecord(body) && (Number(body['status']) === 999 || Number(body['code']) === 999)
}

function errorsOf(data: unknown): Readonly<Record<string, string>> {
  const errors = isRecord(data) ? data['errors'] : null
  if (!isRecord(errors)) return {}
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
