import { type Ctx, holdersOf, makeReader, Refusal, rules } from '../../../server/module-api.ts'
import { generateApprovedDocument } from '../generate-document.server.ts'
import { usableTemplates } from '../usable-templates.server.ts'
import { idsIn, outgoing, remind, sendTo, shownReadings, withdrawReadings } from './circulate.server.ts'
import { codeOf, drawNumber } from './draw-letter-number.server.ts'
import { leadersOfUnits } from './leaders-of-units.server.ts'
import { outState } from './letter-states.ts'
import { outgoingLetter, type OutgoingLetter } from './outgoing-letter.ts'
import { registerLetterSeal } from './register-letter-seal.server.ts'
import { unitOfLetter } from './unit-of-letter.server.ts'

const source = 'office.docOut'

/** A letter is seen as far as its secrecy allows, gets its number as it is signed, and is then sealed and read. */
export const outgoingLetterRules = rules(outgoingLetter, {
  suggest: {
    after: [],
    fill: async (ctx) => ({
      choices: {
        template: (await usableTemplates(ctx, source)).map(({ label }) => ({ label, values: { template: label } })),
      },
    }),
  },

  prepare: async (ctx, { secrecy, issueUnit, signDepts, template, templateSeries }, before) => ({
    ...unitOfLetter(ctx, secrecy, issueUnit),
    countersigners: await leadersOfUnits(ctx, signDepts ?? []),
    ...(await templateOf(ctx, template, template === before?.template ? templateSeries : null)),
  }),

  check: (_, { templateSeries }) => {
    if (templateSeries === null) throw Refusal.atField('template', 'doc-out.template')
  },

  submittable: async (ctx, record) => {
    await codeOf(ctx, record)
  },

  whenOpened: async (ctx, { id, sentTo }) =>
    sentTo === '0' ? {} : { readings: await shownReadings(ctx, outgoing, id) },

  on: {
    submit: () => ({ status: outState.inApproval }),
    returned: () => ({ status: outState.draft }),
    withdrawn: () => ({ status: outState.draft }),
    approved: async (ctx, record) => {
      // Who seals and circulates has to do with every letter from here on, a secret one as well.
      const office = await Promise.all(['fwgl-yz', 'fwgl-cy'].map((code) => holdersOf(ctx, code)))
      await makeReader(ctx, outgoingLetter, record.id, office.flat())
      return { status: outState.signed, ...(await drawNumber(ctx, record)) }
    },
    revoked: voided,
    closed: voided,
    seal: async (ctx, record, { scan }) => {
      if ([record.drafter, record.createBy].includes(ctx.actor.id)) throw new Refusal('doc-out.keeper-drafted')
      await registerLetterSeal(ctx, record)
      // Checked against what the verb asks for.
      return { keeper: ctx.actor.id, sealTime: ctx.now, scan: scan as OutgoingLetter['scan'] }
    },
    circulate: (ctx, record) =>
      sendTo(ctx, outgoing, tellable(record), {
        people: [...(record.mainPeople ?? []), ...(record.copyPeople ?? [])],
        places: [...(record.mainDepts ?? []), ...(record.copyDepts ?? [])],
      }),
    addReaders: (ctx, record, { people, depts }) =>
      sendTo(ctx, outgoing, tellable(record), { people: idsIn(people), places: idsIn(depts) }),
    remind: (ctx, record) => remind(ctx, outgoing, tellable(record)),
    file: (_, _record, { fileNo }) => ({ fileNo: String(fileNo) }),
  },
})

/** The paper is made with the number that the rule before has drawn; the approval that ends binds it. */
export const outgoingLetterPaperRules = rules(outgoingLetter, {
  on: {
    approved: async (ctx, { id, templateSeries }) => {
      const all = ctx.withoutScope('the paper of a letter is made as it is signed, whoever signs')
      await generateApprovedDocument(all, { source, series: templateSeries ?? '', recordId: id })
    },
  },
})

/** The template that was chosen; by its name where it was typed or comes from a file. */
async function templateOf(ctx: Ctx, name: string | null | undefined, series: string | null | undefined) {
  if (series) return { templateSeries: series }
  const chosen = (await usableTemplates(ctx, source)).find(({ label }) => label === name)
  return { templateSeries: chosen?.series ?? null }
}

/** A number that was given stays with its letter, so that none is given twice and none is missing. */
async function voided(ctx: Ctx, record: OutgoingLetter) {
  await withdrawReadings(ctx, outgoing, tellable(record))
  return { status: outState.voided }
}

function tellable({ id, title, docNo }: OutgoingLetter) {
  return { id, title, number: docNo }
}
