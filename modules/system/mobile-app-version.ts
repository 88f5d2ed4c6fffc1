import { document, type RecordOf } from '../../core/description/document.ts'
import { dateTime, dictionary, file, number, text, textarea, yesNo } from '../../kinds/index.ts'

/** A package of the mobile application; of a platform the highest published one is offered. */
export const mobileAppVersion = document({
  module: 'system',
  name: 'appVersion',
  code: 'appgl',
  scope: 'everyone',
  title: 'verName',
  unique: [['platform', 'verCode']],
  fields: {
    platform: dictionary({ group: 'appPlatform', required: true, indexed: true }),
    verName: text({ required: true, max: 30, searched: true, pattern: 'code' }),
    verCode: number({ required: true, min: '1', max: '1000000000' }),
    minVerCode: number({ min: '1', max: '1000000000' }),
    forceUpdate: yesNo(),
    packageFile: file({ required: true, accept: ['apk', 'hap', 'ipa', 'zip'] }),
    notes: textarea({ required: true, max: 4_000 }),
    notesRu: textarea({ required: true, max: 4_000 }),
    notesEn: textarea({ required: true, max: 4_000 }),
    publishTime: dateTime({ readonly: true }),
    status: dictionary({ group: 'appVersion_status', readonly: true, required: true, initial: '0', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['platform', 'verName', 'verCode', 'minVerCode', 'forceUpdate', 'packageFile', 'status', 'publishTime'],
    },
    { name: 'notes', columns: 1, fields: ['notes', 'notesRu', 'notesEn'] },
  ],
  lists: {
    main: {
      columns: ['platform', 'verName', 'verCode', 'minVerCode', 'forceUpdate', 'status', 'publishTime', 'createName'],
      search: ['platform', 'status', 'verName'],
      sort: ['platform', '-verCode'],
    },
  },
  states: { field: 'status', codes: ['0', '1', '2'], start: '0', final: ['2'] },
  actions: {
    publish: { from: ['0'], to: '1', needs: 'fb', look: 'primary' },
    withdraw: { from: ['1'], to: '2', needs: 'fb', look: 'danger', irreversible: true },
  },
})

export interface MobileAppVersion extends RecordOf<typeof mobileAppVersion> {}
