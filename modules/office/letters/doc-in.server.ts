import { type Ctx, find, holdersOf, makeReader, Refusal, rules } from '../../../server/module-api.ts'
import { idsIn, incoming, remind, sendTo, shownReadings } from './circulate.server.ts'
import { docIn, type DocIn } from './doc-in.ts'
import { docOut } from './doc-out.ts'
import { leadersOfPlaces } from './leaders-of-places.server.ts'
import { inState } from './letter-states.ts'
import { placeOfLetter } from './place-of-letter.server.ts'
import { otherRegistration, sameKeyOf } from './same-letter.server.ts'

/** A letter is registered once, and each hand it passes through is named on it and reads it from then on. */
export const docInRules = rules(docIn, {
  suggest: {
    after: ['fromUnit', 'theirNo'],
    fill: async (ctx, { id, fromUnit, theirNo }) => {
      const other = await otherRegistration(ctx, sameKeyOf(fromUnit, theirNo), id ?? null)
      return { settled: { sameAs: other?.id ?? null } }
    },
  },

  prepare: (ctx, { fromUnit, theirNo, receivedDate, secrecy, receivedBy }) => ({
    sameAs: null,
    sameKey: sameKeyOf(fromUnit, theirNo),
    regYear: receivedDate?.slice(0, 4) ?? null,
    ...placeOfLetter(ctx, secrecy, receivedBy),
  }),

  check: async (ctx, record) => {
    const other = await otherRegistration(ctx, record.sameKey, record.id)
    if (other !== null)
      throw Refusal.atField('theirNo', 'doc-in.twice', { no: other.regNo ?? '', day: other.receivedDate })
  },

  saved: async (ctx, { id }) => makeReader(ctx, docIn, id, await holdersOf(ctx, 'swgl-nb')),

  whenOpened: async (ctx, { id, sentTo }) =>
    sentTo === '0' ? {} : { readings: await shownReadings(ctx, incoming, id) },

  on: {
    propose: async (ctx, record, { proposal, leaderId, handleDept }) => {
      const leader = String(leaderId)
      await makeReader(ctx, docIn, record.id, [leader])
      return {
        proposal: String(proposal),
        proposedBy: ctx.actor.id,
        leaderId: leader,
        handleDept: textOf(handleDept),
      }
    },
    instruct: (ctx, record, { instruction, handleDept }) =>
      instructed(ctx, record, String(instruction), textOf(handleDept)),
    assign: async (ctx, record, { handlerId }) => {
      const handler = String(handlerId)
      await makeReader(ctx, docIn, record.id, [handler])
      return { handlerId: handler }
    },
    answer: async (ctx, { id }, { answer, outId }) => ({
      answer: String(answer),
      answerTime: ctx.now,
      outId: textOf(outId) ?? (await replyTo(ctx, id)),
    }),
    circulate: (ctx, record, { people, depts }) =>
      sendTo(ctx, incoming, tellable(record), { people: idsIn(people), places: idsIn(depts) }),
    remind: (ctx, record) => remind(ctx, incoming, tellable(record)),
    file: (_, _record, { fileNo }) => ({ fileNo: String(fileNo) }),
  },
})

/** The leader says what is to be done; without a department there is nothing to be done but to read it. */
async function instructed(ctx: Ctx, { id }: DocIn, instruction: string, handleDept: string | null) {
  const said = { instruction, instructTime: ctx.now, handleDept }
  if (handleDept === null) return { ...said, status: inState.done }
  const [handlerId] = await leadersOfPlaces(ctx, [handleDept])
  if (handlerId === undefined) throw Refusal.atField('handleDept', 'doc-in.no-leader')
  await makeReader(ctx, docIn, id, [handlerId])
  return { ...said, handlerId }
}

/** The letter that answers this one, where one was drafted from it. */
async function replyTo(ctx: Ctx, id: string): Promise<string | null> {
  const all = ctx.withoutScope('the reply to a letter stands on it')
  const [reply] = await find(all, docOut, { replyTo: id }, { sort: ['-createTime'], limit: 1 })
  return reply?.id ?? null
}

function tellable({ id, title, theirNo }: DocIn) {
  return { id, title, number: theirNo }
}

function textOf(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null
}
