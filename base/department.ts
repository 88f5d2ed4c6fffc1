import { document, type RecordOf } from '../core/description/document.ts'
import {
  attachment,
  color,
  date,
  department as departmentField,
  dictionary,
  number,
  people,
  person,
  text,
} from '../kinds/index.ts'

/** A node of the one organisation tree: the group, its units, their departments. */
export const department = document({
  module: 'base',
  name: 'department',
  code: 'bmgl',
  scope: 'everyone',
  title: 'deptName',
  fields: {
    deptCode: text({ max: 20, pattern: 'code', unique: true, searched: true }),
    deptName: text({ required: true, max: 50, searched: true }),
    deptSname: text({ required: true, max: 20, searched: true }),
    nameRu: text({ max: 100, searched: true }),
    nameEn: text({ max: 100, searched: true }),
    deptPid: departmentField({ indexed: true, units: true }),
    deptFlag: dictionary({ group: 'deptFlag', required: true, initial: '2', indexed: true }),
    deptSort: number({ initial: '0' }),
    leaderId: person(),
    viceLeaderIds: people(),
    deptLogo: attachment({ accept: 'image', max: 1, visible: "deptFlag != '2'" }),
    // White stands on it: buttons and links of the unit's people.
    deptTheme: color({ initial: null, visible: "deptFlag != '2'" }),
    foundDate: date(),
    deptZt: dictionary({ group: 'enableFlag', required: true, initial: '1' }),
    path: text({ max: 2000, readonly: true, indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['deptFlag', 'deptPid', 'deptCode', 'deptName', 'deptSname', 'deptSort', 'nameRu', 'nameEn', 'deptZt'],
    },
    {
      name: 'people',
      columns: 3,
      fields: ['leaderId', 'viceLeaderIds', 'foundDate', 'deptTheme', 'deptLogo', 'remark'],
    },
  ],
  actions: {
    merge: {
      from: [],
      to: 'same',
      needs: 'bj',
      when: "deptFlag == '2' && deptZt == '1'",
      asks: { into: departmentField({ required: true }) },
    },
    leader: {
      from: [],
      to: 'same',
      needs: 'bj',
      when: "deptZt == '1'",
      asks: { newLeader: person({ required: true }) },
    },
    split: {
      from: [],
      to: 'same',
      needs: 'bj',
      when: "deptFlag == '2' && deptZt == '1'",
      asks: { newName: text({ required: true, max: 50 }), movedPeople: people({ required: true, everywhere: true }) },
    },
  },
  lists: {
    main: {
      columns: ['deptCode', 'deptName', 'deptSname', 'deptFlag', 'leaderId', 'deptZt', 'deptSort'],
      search: ['deptName', 'deptFlag', 'deptZt', 'deptCode'],
      sort: ['deptSort', 'deptCode'],
    },
  },
})

export interface Department extends RecordOf<typeof department> {}
