import { createHash } from 'node:crypto'
import type { Bank } from './bank.ts'
import { behaviourWords } from './behaviour.ts'
import type { Known, Stage } from './payment-order.ts'

/** The page on which a person plays the bank: every payment, with buttons where the bank has to decide. */
export function operatorPage(bank: Bank): { readonly html: string; readonly policy: string } {
  const orders = bank.all()
  const waiting = orders.filter(isOpen).length
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="5"><title>模拟银行</title><style>${style}</style></head><body>
<header><h1>模拟银行</h1><p>演示用，不连接任何真实银行 · 银行时间 ${time(bank.clock.now())}${bank.clock.set === null ? '' : '（手工设定）'}</p></header>
<main><section class="figures">${figure('全部指令', String(orders.length))}${figure('待处理', String(waiting))}${bank.book
    .accounts()
    .map((account) => figure(`账户 ${account}`, money(bank.book.balance(account))))
    .join('')}</section>
${orders.length === 0 ? '<p class="empty">尚未收到支付指令</p>' : table(orders)}</main></body></html>`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  }
}

function table(orders: readonly Known[]): string {
  const heads = ['收到时间', '请求号', '收款方', '金额', '场景', '状态', '操作']
    .map((head) => `<th${head === '金额' ? ' class="money"' : ''}>${head}</th>`)
    .join('')
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${orders.map(row).join('')}</tbody></table></div>`
}

function row(order: Known): string {
  const { receivedAt, reqNo, payeeName, payeeAccount, amount, currency, behaviour, stage, refundedAt } = order
  const state = refundedAt === null ? stageWords[stage] : '已退票'
  return `<tr><td>${time(receivedAt)}</td><td class="code">${escape(reqNo)}</td><td>${escape(payeeName)}<small>${escape(payeeAccount)}</small></td><td class="money">${money(amount)} ${escape(currency)}</td><td>${behaviourWords[behaviour]}</td><td><span class="tag ${stage}">${state}</span></td><td>${buttons(order)}</td></tr>`
}

function buttons(order: Known): string {
  if (isOpen(order))
    return (
      button(order, 'authorise', order.stage === 'waiting' ? '授权' : '放行入账', 'yes') +
      button(order, 'refuse', '拒绝', 'no')
    )
  return order.stage === 'paid' && order.refundedAt === null ? button(order, 'refund', '退票', 'no') : ''
}

function button({ reqNo }: Known, verb: string, label: string, look: string): string {
  return `<form method="post" action="/${verb}/${encodeURIComponent(reqNo)}"><button class="${look}">${label}</button></form>`
}

function isOpen({ stage }: Known): boolean {
  return stage === 'waiting' || stage === 'suspicious'
}

function figure(label: string, value: string): string {
  return `<div><small>${escape(label)}</small><b>${escape(value)}</b></div>`
}

function time(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

function money(amount: string): string {
  return escape(amount.replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ','))
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

const stageWords: Readonly<Record<Stage, string>> = {
  waiting: '等待授权',
  trading: '交易中',
  suspicious: '可疑',
  paid: '已支付',
  rejected: '已拒绝',
  cancelled: '已撤销',
}

const style = `
:root{color-scheme:light;--ink:#1d2433;--soft:#667085;--line:#e4e7ec;--brand:#0b5cad}
*{box-sizing:border-box}body{margin:0;font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:#f5f7fa}
header{padding:20px 24px;background:var(--brand);color:#fff}h1{margin:0;font-size:20px}header p{margin:2px 0 0;opacity:.85}
main{max-width:1200px;margin:20px auto;padding:0 16px}
.figures{display:flex;flex-wrap:wrap;gap:12px;margin-bottom:16px}.figures div{flex:1 1 180px;padding:12px 16px;background:#fff;border:1px solid var(--line);border-radius:8px}
.figures b{display:block;font-size:20px;font-variant-numeric:tabular-nums}small{display:block;color:var(--soft);font-size:12px}
.wide{overflow-x:auto;background:#fff;border:1px solid var(--line);border-radius:8px}table{width:100%;border-collapse:collapse;white-space:nowrap}
th,td{padding:10px 12px;text-align:left;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:500;background:#fafbfc}tr:last-child td{border-bottom:0}
td.money,th.money{text-align:right;font-variant-numeric:tabular-nums}.code{font-family:ui-monospace,Consolas,monospace;font-size:13px}
.tag{padding:1px 8px;border-radius:10px;background:#eef2f6}.waiting,.suspicious{background:#fff4dc;color:#8a5a00}.paid{background:#e3f6ea;color:#12713a}.rejected,.cancelled{background:#fde8e8;color:#a11d1d}.trading{background:#e5f0fb;color:#0b4f93}
form{display:inline-block;margin-right:8px}button{padding:5px 14px;font:inherit;border:1px solid var(--line);border-radius:6px;background:#fff;cursor:pointer}
button:focus-visible{outline:2px solid var(--brand);outline-offset:2px}.yes{background:var(--brand);border-color:var(--brand);color:#fff}.no{color:#a11d1d}
.empty{padding:48px;text-align:center;color:var(--soft);background:#fff;border:1px dashed var(--line);border-radius:8px}`
