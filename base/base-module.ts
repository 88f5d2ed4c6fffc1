import { defineModule } from '../core/description/module.ts'
import {
  dataScopeWords,
  permissionWords,
  roleGrantableWords,
  roleMemberWords,
  rolePermissionWords,
  roleWords,
} from './access-words.ts'
import { additionalPost } from './additional-post.ts'
import { personNotices } from './administrator-message-notice.ts'
import { alertEvent } from './alert-event.ts'
import { alertRule } from './alert-rule.ts'
import { alertEventWords, alertRuleWords } from './alert-words.ts'
import { baseRefusals } from './base-error-messages.ts'
import { codeEntryWords } from './code-table-entry-words.ts'
import { codeEntry } from './code-table-entry.ts'
import { config } from './config-entry.ts'
import { dataScope } from './data-scope.ts'
import { department } from './department.ts'
import { dictionary } from './dictionary.ts'
import { alertNotices, engineAlerts } from './engine-alerts.ts'
import { engineCounters } from './engine-counters.ts'
import { holiday } from './holiday.ts'
import { configWords, dictionaryWords, holidayWords, menuWords } from './menu-dictionary-holiday-config-words.ts'
import { menu } from './menu.ts'
import { departmentWords, personWords, userPostWords } from './organisation-words.ts'
import { permission } from './permission.ts'
import { person } from './person.ts'
import { roleGrantable } from './role-grantable.ts'
import { roleMember } from './role-member.ts'
import { rolePermission } from './role-permission.ts'
import { role } from './role.ts'
import { userEntryWords } from './saved-phrase-words.ts'
import { userEntry } from './saved-phrase.ts'
import { approvalSettings } from './settings/approval-settings.ts'
import { mailSettings, noticeSettings, smsSettings } from './settings/message-settings.ts'
import { passwordSettings, sessionSettings, signInSettings } from './settings/security-settings.ts'
import { embeddingSettings, siteSettings } from './settings/site-settings.ts'
import { retentionSettings, uploadSettings } from './settings/upload-and-retention-settings.ts'
import { watermarkSettings } from './settings/watermark-settings.ts'
import { skinWords } from './skin-words.ts'
import { skin } from './skin.ts'

/** What the engine itself lives on, as a module: its documents are listed and edited like any other. */
export const baseModule = defineModule({
  name: 'base',
  label: { zh: '系统管理', ru: 'Администрирование', en: 'Administration' },
  needs: [],
  documents: {
    person,
    department,
    userPost: additionalPost,
    role,
    roleMember,
    rolePermission,
    roleGrantable,
    permission,
    dataScope,
    menu,
    dictionary,
    config,
    holiday,
    alertRule,
    alertEvent,
    skin,
    userEntry,
    codeEntry,
  },
  words: {
    person: personWords,
    department: departmentWords,
    userPost: userPostWords,
    role: roleWords,
    roleMember: roleMemberWords,
    rolePermission: rolePermissionWords,
    roleGrantable: roleGrantableWords,
    permission: permissionWords,
    dataScope: dataScopeWords,
    menu: menuWords,
    dictionary: dictionaryWords,
    config: configWords,
    holiday: holidayWords,
    codeEntry: codeEntryWords,
    alertRule: alertRuleWords,
    alertEvent: alertEventWords,
    skin: skinWords,
    userEntry: userEntryWords,
  },
  refusals: baseRefusals,
  pages: [],
  guards: [
    'yhgl-bj',
    'yhgl-js',
    'yhgl-cz',
    'yhgl-sq',
    'yhgl-qr',
    'jsgn-xz',
    'jsgn-bj',
    'sjqx-bj',
    'cdgl-bj',
    'xtcs-bj',
  ],
  alerts: engineAlerts,
  counters: engineCounters,
  notices: { ...alertNotices, ...personNotices },
  settings: [
    siteSettings,
    passwordSettings,
    signInSettings,
    sessionSettings,
    uploadSettings,
    retentionSettings,
    watermarkSettings,
    approvalSettings,
    noticeSettings,
    mailSettings,
    smsSettings,
    embeddingSettings,
  ],
  dictionaries: {
    menuCounter: engineCounters,
    holiday_calendar: [
      { code: 'CN', label: { zh: '中国', ru: 'Китай', en: 'China' } },
      { code: 'RU', label: { zh: '俄罗斯', ru: 'Россия', en: 'Russia' } },
    ],
    userEntry_group: [
      { code: 'opinion', label: { zh: '常用意见', ru: 'Частые формулировки', en: 'Common opinions' } },
      { code: 'goods', label: { zh: '自有货名', ru: 'Свои названия товаров', en: 'Own names of goods' } },
      { code: 'phrase', label: { zh: '常用语', ru: 'Частые фразы', en: 'Phrases' } },
    ],
    configItem_cfgType: [
      { code: 'string', label: { zh: '文本', ru: 'Текст', en: 'Text' } },
      { code: 'number', label: { zh: '数字', ru: 'Число', en: 'Number' } },
      { code: 'bool', label: { zh: '是否', ru: 'Да или нет', en: 'Yes or no' } },
      { code: 'json', label: { zh: '结构', ru: 'JSON', en: 'JSON' } },
      { code: 'secret', label: { zh: '密文', ru: 'Секрет', en: 'Secret' } },
    ],
  },
})
