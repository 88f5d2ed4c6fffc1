import { document, type RecordOf } from '../core/document.ts'
import { attachment, date, dateTime, department, dictionary, number, personName, phone, text, unit, yesNo } from '../kinds/index.ts'

/** Somebody who signs in; his password lives apart, in engine.credential. Spec's userId is the id. */
export const person = document({
  module: 'base', name: 'person', code: 'yhgl', scope: 'rygl', title: 'userName',
  fields: {
    userCode: text({ required: true, max: 50, pattern: 'code', unique: true, searched: true }),
    userName: personName({ required: true, searched: true }),
    nameRu: text({ max: 100, searched: true }),
    nameEn: text({ max: 100, searched: true }),
    userTel: phone({ unique: true, searched: true }),
    userDwid: unit({ required: true, indexed: true }),
    userBmid: department({ indexed: true }),
    userZt: dictionary({ group: 'userZt', required: true, initial: '1', indexed: true }),
    userSex: dictionary({ group: 'sex' }),
    post: dictionary({ group: 'post' }),
    // The place of the post in its dictionary, kept by the database: people are listed by rank, then by surname.
    postRank: number({ readonly: true, indexed: true }),
    userAvatar: attachment({ accept: 'image', max: 1 }),
    email: text({ max: 100, pattern: 'email' }),
    idCard: text({ max: 18, pattern: 'idCard', read: 'yhgl-mm', mask: 'idCard' }),
    register: dateTime({ readonly: true, indexed: true }),
    pwdExpire: date({ readonly: true }),
    lastLogin: dateTime({ readonly: true }),
    openLeaderAccount: yesNo(),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['userCode', 'userName', 'userTel', 'nameRu', 'nameEn', 'userSex', 'userDwid', 'userBmid', 'post', 'email', 'idCard', 'userAvatar'] },
    { name: 'account', columns: 3, fields: ['userZt', 'register', 'lastLogin', 'pwdExpire', 'openLeaderAccount', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['userCode', 'userName', 'userTel', 'userDwid', 'userBmid', 'post', 'userZt', 'lastLogin'],
      search: ['userName', 'userDwid', 'userZt', 'userBmid', 'userCode', 'userTel'],
      sort: ['postRank', 'userName'],
    },
  },
})

export interface Person extends RecordOf<typeof person> {}
