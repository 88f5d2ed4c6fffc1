import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { type Ctx, now, Refusal, rules } from '../../server/module-api.ts'
import { releaseNote } from './release-note.ts'

interface Unseen {
  readonly id: string
  readonly verNo: string
  readonly title: string
  readonly content: string
  readonly publishTime: number
}

/** Published notes stay as they are; publishing notes the time. */
export const releaseNoteRules = rules(releaseNote, {
  check: (_ctx, _note, before) => {
    if (before?.status === '1') throw new Refusal('version.published')
  },
  on: { publish: (ctx) => ({ publishTime: ctx.now }) },
})

/** Notes that a person has not been shown yet, and that he has. */
export function releaseNoteRoutes(app: FastifyInstance): void {
  app.get('/api/system/releaseNotes/unseen', { config: { session: true, background: true } }, ({ ctx }) => unseen(ctx))
  app.post('/api/system/releaseNotes/seen', { config: { session: true } }, async ({ ctx }) => {
    await ctx.sql.query(sql`
      insert into system.version_seen (person, note, at) select ${ctx.actor.id}::uuid, id, ${new Date(now())} from system.version_note where status = '1' and del_flag = 0
      on conflict do nothing`)
    return null
  })
}

/** What came since a person is here; whoever is new has nothing to catch up with. */
function unseen({ sql: on, actor, lang }: Ctx): Promise<Unseen[]> {
  const [title, content] = {
    zh: [sql`title`, sql`content`],
    ru: [sql`title_ru`, sql`content_ru`],
    en: [sql`title_en`, sql`content_en`],
  }[lang]
  return on.query<Unseen>(sql`
    select n.id, n.ver_no as "verNo", n.${title} as title, n.${content} as content, n.publish_time as "publishTime" from system.version_note n
    join base.person p on p.id = ${actor.id}::uuid and p.create_time < n.publish_time
    where n.status = '1' and n.popup = '1' and n.del_flag = 0 and not exists (select from system.version_seen s where s.note = n.id and s.person = p.id)
    order by n.publish_time desc limit 5`)
}
