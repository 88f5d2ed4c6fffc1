import type { Words } from '../../../core/values/language.ts'

/** What is refused of official documents, and what to do. */
export const letterRefusals: Readonly<Record<string, Words>> = {
  'doc-out.no-code': {
    zh: '该单位没有启用此文种的发文代字，请办公室先在“发文代字”中登记',
    ru: 'Для этой организации и вида документа нет действующего индекса. Попросите канцелярию внести его в «Индексы исходящих»',
    en: 'The unit has no number code in use for this kind: have the office enter one under “Number codes”',
  },
  'doc-out.template': {
    zh: '没有这个套红模板，请从列表中选择',
    ru: 'Такого бланка нет. Выберите его из списка',
    en: 'There is no such letterhead template: choose one from the list',
  },
  'doc-out.nobody': {
    zh: '没有可传阅的人员，请选择阅文人员，或为所选部门设置负责人',
    ru: 'Рассылать некому. Укажите сотрудников или назначьте руководителя выбранному подразделению',
    en: 'There is nobody to send it to: choose people, or give the chosen department a leader',
  },
  'doc-out.sent-already': {
    zh: '所选人员均已送阅，请选择其他人员',
    ru: 'Всем выбранным документ уже разослан. Выберите других',
    en: 'It was sent to all of them already: choose others',
  },
  'doc-out.keeper-drafted': {
    zh: '拟稿人不得为自己的文件用印，请由其他印章保管人办理',
    ru: 'Составитель не ставит печать на свой документ. Передайте его другому хранителю печати',
    en: 'Whoever drafted a document does not seal it: have another keeper do so',
  },
  'doc-code.twice': {
    zh: '“{prefix}”已用于该单位的所选文种，请先停用或改选文种',
    ru: 'Для выбранных видов у организации уже действует индекс «{prefix}». Отключите его или выберите другие виды',
    en: '“{prefix}” is in use for these kinds of the unit: disable it or choose other kinds',
  },
  'doc-code.used': {
    zh: '已用此代字编过文号（{no}），请停用后另设新代字',
    ru: 'По этому индексу уже выдан номер {no}. Отключите его и внесите новый',
    en: 'A number was given by this code ({no}): disable it and enter a new one',
  },
  'doc-reading.not-yours': {
    zh: '只能由阅文人本人确认已阅',
    ru: 'Ознакомление подтверждает только сам получатель',
    en: 'A reading is confirmed by its reader alone',
  },
  'doc-in.twice': {
    zh: '该来文已于 {day} 登记，收文编号 {no}，请打开原登记办理',
    ru: 'Этот документ уже зарегистрирован {day} под номером {no}. Откройте прежнюю регистрацию',
    en: 'This document was registered on {day} as {no}: open that registration',
  },
  'doc-in.no-leader': {
    zh: '该部门没有负责人，请先设置部门负责人或改选部门',
    ru: 'У подразделения нет руководителя. Назначьте его или выберите другое подразделение',
    en: 'The department has no leader: give it one or choose another department',
  },
}
