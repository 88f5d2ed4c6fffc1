import { document, type RecordOf } from '../core/description/document.ts'
import {
  attachment,
  date,
  dateTime,
  department,
  dictionary,
  number,
  personName,
  phone,
  references,
  text,
  textarea,
  unit,
  yesNo,
} from '../kinds/index.ts'

/** Somebody who signs in; his password lives apart, in engine.credential. Spec's userId is the id. */
export const person = document({
  module: 'base',
  name: 'person',
  code: 'yhgl',
  scope: 'rygl',
  title: 'userName',
  fields: {
    userCode: text({ required: true, max: 50, pattern: 'code', unique: true, searched: true }),
    userName: personName({ required: true, searched: true }),
    nameRu: text({ max: 100, searched: true }),
    nameEn: text({ max: 100, searched: true }),
    userTel: phone({ unique: true, read: 'yhgl-lx', mask: 'phone' }),
    userDwid: unit({ required: true, indexed: true }),
    userBmid: department({ indexed: true }),
    userZt: dictionary({ group: 'userZt', required: true, initial: '1', indexed: true }),
    userSex: dictionary({ group: 'sex' }),
    post: dictionary({ group: 'post' }),
    // The place of the post in its dictionary, kept by the database: people are listed by rank, then by surname.
    postRank: number({ readonly: true, indexed: true }),
    userAvatar: attachment({ accept: 'image', max: 1 }),
    email: text({ max: 100, pattern: 'email', read: 'yhgl-lx', mask: 'hidden' }),
    idCard: text({ max: 18, pattern: 'idCard', read: 'yhgl-mm', mask: 'idCard' }),
    register: dateTime({ readonly: true, indexed: true }),
    pwdExpire: date({ readonly: true }),
    lastLogin: dateTime({ readonly: true }),
    openLeaderAccount: yesNo(),
    // The roles he holds, kept by the database, so that lists show them and find people by them.
    roleIds: references({ to: 'base.role', readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'userCode',
        'userName',
        'userTel',
        'nameRu',
        'nameEn',
        'userSex',
        'userDwid',
        'userBmid',
        'post',
        'email',
        'idCard',
        'userAvatar',
      ],
    },
    {
      name: 'account',
      columns: 3,
      fields: ['userZt', 'roleIds', 'register', 'lastLogin', 'pwdExpire', 'openLeaderAccount', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['userName', 'userBmid', 'post', 'userZt', 'roleIds', 'userCode', 'userTel', 'userDwid', 'lastLogin'],
      search: ['userName', 'userDwid', 'userZt', 'userBmid', 'roleIds', 'userCode'],
      sort: ['postRank', 'userName'],
    },
  },
  states: { field: 'userZt', codes: ['0', '1', '2', '3'], start: '1', final: ['3'] },
  actions: {
    enable: { from: ['0', '2', '3'], to: '1', needs: 'bj' },
    transfer: {
      from: ['0', '1', '2'],
      to: 'same',
      needs: 'bj',
      prefill: { toUnit: 'userDwid', toDept: 'userBmid', toPost: 'post' },
      asks: { toUnit: unit({ required: true }), toDept: department(), toPost: dictionary({ group: 'post' }) },
    },
    grant: {
      from: ['0', '1', '2'],
      to: 'same',
      needs: 'sq',
      asks: { givenRoles: references({ to: 'base.role', required: true }) },
    },
    withdraw: {
      from: ['0', '1', '2', '3'],
      to: 'same',
      needs: 'sq',
      asks: { takenRoles: references({ to: 'base.role', required: true }) },
    },
    resetLink: { from: ['1'], to: 'same', needs: 'cz' },
    message: {
      from: ['1'],
      to: 'same',
      needs: 'fx',
      asks: { messageTitle: text({ required: true, max: 100 }), messageText: textarea({ required: true, max: 1000 }) },
    },
    lock: { from: ['1'], to: '2', needs: 'bj' },
    disable: { from: ['1', '2'], to: '0', needs: 'bj' },
    leave: { from: ['0', '1', '2'], to: '3', needs: 'bj' },
  },
})

export interface Person extends RecordOf<typeof person> {}
