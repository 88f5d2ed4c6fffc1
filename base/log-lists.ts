import { logTerms as terms, outcomeWords, verbWords, wayWords } from './log-words.ts'
import type { CallField, CallList, CallOption } from './system-list-type.ts'

const at: CallField = { kind: 'dateTime', label: terms.at, filter: 'range', width: 176 }
const personName: CallField = { kind: 'text', label: terms.person, filter: 'contains', width: 110 }
const ip: CallField = { kind: 'text', label: terms.ip, filter: 'contains', width: 130 }
const requestId: CallField = { kind: 'text', label: terms.requestId, filter: 'contains', width: 190 }

const good = new Set(['ok', 'sign-out', 'password'])
const bad = new Set(['reuse', 'locked'])

function colourOf(outcome: string): 'green' | 'red' | 'orange' {
  if (good.has(outcome)) return 'green'
  return bad.has(outcome) ? 'red' : 'orange'
}

/** Every attempt to sign in, and what became of it. */
export const signInLog: CallList = {
  module: 'system',
  name: 'signInLog',
  label: terms.signIn,
  title: 'account',
  state: 'outcome',
  fields: {
    at,
    account: { kind: 'text', label: terms.account, filter: 'contains', width: 150 },
    personName,
    outcome: {
      kind: 'dictionary',
      label: terms.outcome,
      filter: 'oneOf',
      options: optionsOf(outcomeWords, colourOf),
      width: 150,
    },
    way: { kind: 'dictionary', label: terms.way, filter: 'oneOf', options: optionsOf(wayWords), width: 120 },
    device: { kind: 'text', label: terms.device, width: 180 },
    ip,
    requestId,
  },
  columns: ['at', 'account', 'personName', 'outcome', 'way', 'device', 'ip', 'requestId'],
  search: ['at', 'outcome', 'personName', 'account', 'ip', 'way'],
}

/** Everything people did: lines of the sealed audit. */
export const operationLog: CallList = {
  module: 'system',
  name: 'operationLog',
  label: terms.operation,
  title: 'title',
  fields: {
    at,
    personName,
    verb: { kind: 'dictionary', label: terms.verb, filter: 'oneOf', options: optionsOf(verbWords), width: 140 },
    thing: { kind: 'text', label: terms.thing, filter: 'contains', width: 150 },
    title: { kind: 'text', label: terms.title, width: 240 },
    ip,
    requestId,
    seq: { kind: 'number', label: terms.seq, width: 160 },
  },
  columns: ['at', 'personName', 'verb', 'thing', 'title', 'ip', 'seq', 'requestId'],
  search: ['at', 'personName', 'verb', 'thing', 'ip', 'requestId'],
}

const status: CallField = { kind: 'number', label: terms.status, filter: 'range', width: 100 }

/** Calls that changed something, failed or were slow. */
export const callLog: CallList = {
  module: 'system',
  name: 'callLog',
  label: terms.calls,
  title: 'path',
  fields: {
    at,
    method: {
      kind: 'dictionary',
      label: terms.method,
      filter: 'oneOf',
      options: ['GET', 'POST', 'PUT', 'DELETE'].map((code) => ({ code, label: { zh: code, ru: code, en: code } })),
      width: 100,
    },
    path: { kind: 'text', label: terms.path, filter: 'contains', width: 320 },
    status,
    ms: { kind: 'number', label: terms.ms, filter: 'range', width: 110 },
    personName,
    ip,
    requestId,
  },
  columns: ['at', 'method', 'path', 'status', 'ms', 'personName', 'ip', 'requestId'],
  search: ['at', 'path', 'status', 'personName', 'method', 'ms'],
}

/** What went wrong by our fault: on the server, in a page. */
export const errorLog: CallList = {
  module: 'system',
  name: 'errorLog',
  label: terms.errors,
  title: 'message',
  state: 'source',
  fields: {
    at,
    source: {
      kind: 'dictionary',
      label: terms.source,
      filter: 'oneOf',
      options: [
        { code: 'server', label: terms.server, color: 'red' },
        { code: 'page', label: terms.page, color: 'orange' },
      ],
      width: 110,
    },
    message: { kind: 'text', label: terms.message, filter: 'contains', width: 360 },
    path: { kind: 'text', label: terms.path, filter: 'contains', width: 240 },
    personName,
    requestId,
  },
  columns: ['at', 'source', 'message', 'path', 'personName', 'requestId'],
  search: ['at', 'source', 'message', 'path', 'requestId'],
}

/** What people say they did to a work task. */
export const taskLog: CallList = {
  module: 'system',
  name: 'taskLog',
  label: terms.tasks,
  title: 'actionContent',
  fields: {
    at,
    personName,
    actionType: { kind: 'text', label: terms.actionType, filter: 'contains', width: 150 },
    actionContent: { kind: 'text', label: terms.actionContent, filter: 'contains', width: 320 },
    remarks: { kind: 'text', label: terms.remarks, width: 220 },
    subordinate: { kind: 'text', label: terms.subordinate, filter: 'contains', width: 180 },
    ip,
    requestId,
  },
  columns: ['at', 'personName', 'actionType', 'actionContent', 'remarks', 'subordinate', 'ip', 'requestId'],
  search: ['at', 'personName', 'actionType', 'actionContent', 'subordinate'],
}

export const logLists = [signInLog, operationLog, callLog, errorLog, taskLog] as const

function optionsOf(
  words: Readonly<Record<string, CallOption['label']>>,
  color?: (code: string) => string,
): readonly CallOption[] {
  return Object.entries(words).map(([code, label]) => ({ code, label, ...(color ? { color: color(code) } : {}) }))
}
