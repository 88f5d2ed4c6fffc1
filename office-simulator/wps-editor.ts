import type { FastifyInstance } from 'fastify'
import type { Mood } from './behaviour.ts'
import { textOf, withText } from './letter-text.ts'
import { wpsPage } from './wps-page.ts'
import type { WpsSession } from './wps-session.ts'

/** A document that the page has open, as it was read. */
interface OpenLetter {
  readonly session: WpsSession
  readonly letter: Uint8Array
}

/** The page of the WPS editor and what it asks of its own server. */
export function wpsRoutes(
  app: FastifyInstance,
  open: (fileId: string, token: string) => WpsSession,
  mood: () => Mood,
): void {
  const letters = new Map<string, OpenLetter>()

  app.get<{ Params: { id: string }; Querystring: { readonly?: string } }>(
    '/office/:type/:id',
    async ({ params, query }, reply) => {
      if (mood() === 'silent') return reply.hijack()
      if (mood() === 'redirecting') return reply.redirect('http://169.254.169.254/latest/meta-data', 302)
      if (mood() === 'unreadable') return reply.send({ page: false })
      return reply.type('text/html').send(wpsPage(params.id, query.readonly !== undefined))
    },
  )

  app.post<{ Body: { file?: string; token?: string } }>('/wps/open', async ({ body }) => {
    const session = open(body.file ?? '', body.token ?? '')
    const { permission, letter } = await session.open()
    if (permission.code !== 0) return { code: permission.code }
    letters.set(session.id, { session, letter })
    return {
      code: permission.code,
      id: session.id,
      text: textOf(letter),
      mayEdit: permission.data['update'] === 1,
    }
  })

  app.post<{ Body: { session?: string; text?: string } }>('/wps/save', async ({ body }, reply) => {
    const found = letters.get(body.session ?? '')
    if (found === undefined) return reply.code(404).send({ code: 404 })
    const { code, data } = await found.session.save(withText(found.letter, body.text ?? ''))
    return { code, version: data['version'] ?? null }
  })
}
