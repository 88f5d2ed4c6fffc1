import { document } from '../../../core/description/document.ts'
import { dateTime, dictionary, person, reference, text, textarea } from '../../../kinds/index.ts'
import { readingState } from './letter-states.ts'

const { waiting, read, withdrawn } = readingState

/** A letter that was sent to somebody to be read: he alone says that he has read it. */
export const circulatedLetter = document({
  module: 'office',
  name: 'docReading',
  code: 'cyjl',
  scope: 'cyjl',
  title: 'title',
  summary: ['docNo', 'outId', 'inId', 'sentBy'],
  fields: {
    title: text({ required: true, max: 100, readonly: true, searched: true }),
    docNo: text({ max: 60, readonly: true, searched: true }),
    outId: reference({ to: 'office.docOut', readonly: true, visible: 'filled(outId)' }),
    inId: reference({ to: 'office.docIn', readonly: true, visible: 'filled(inId)' }),
    readerId: person({ required: true, everywhere: true, readonly: true, indexed: true }),
    sentBy: person({ required: true, everywhere: true, readonly: true }),
    sentTime: dateTime({ required: true, readonly: true, indexed: true }),
    status: dictionary({ group: 'docReading_status', required: true, readonly: true, initial: waiting, indexed: true }),
    readTime: dateTime({ readonly: true }),
    opinion: textarea({ max: 500, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['title', 'docNo', 'outId', 'inId', 'status', 'readerId', 'sentBy', 'sentTime', 'readTime', 'opinion'],
    },
  ],
  lists: {
    main: {
      columns: ['title', 'docNo', 'status', 'outId', 'inId', 'sentBy', 'sentTime', 'readTime', 'opinion', 'readerId'],
      search: ['status', 'sentTime', 'readerId'],
      sort: ['-sentTime'],
    },
  },
  states: {
    field: 'status',
    codes: [waiting, read, withdrawn],
    start: waiting,
    final: [read, withdrawn],
  },
  actions: {
    confirm: {
      from: [waiting],
      to: read,
      needs: 'qr',
      look: 'primary',
      when: 'readerId == me',
      shows: ['title', 'docNo', 'sentBy'],
      asks: { opinion: textarea({ max: 500 }) },
    },
    withdrawn: { from: [waiting], to: withdrawn, needs: 'system' },
  },
  appendOnly: true,
  tasks: { confirm: { verb: 'confirm', where: { status: waiting }, of: 'readerId', since: 'sentTime' } },
})
