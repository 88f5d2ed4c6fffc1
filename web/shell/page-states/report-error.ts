import { http } from '../../platform/http/client.ts'

/** Sends what broke, where, and the reference the reader sees; never what he typed. Throws when it did not arrive. */
export async function reportError(id: string, error: unknown): Promise<void> {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const report = {
    id,
    path: location.pathname,
    name,
    message: message.slice(0, 1000),
    stack: (stack ?? '').slice(0, 4000),
  }
  await http.post('/api/portal/problem', report)
}
