import type { NoticeWords } from '../../../core/words/notice-words.ts'

/**
 * What people are told of approvals; parameters as server/approval writes them, with party and amount where the text
 * leaves the product.
 */
export const flowNotices = {
  'task.opened': {
    title: {
      zh: '待审批：{thing} {number}',
      ru: 'На согласование: {thing} {number}',
      en: 'For your approval: {thing} {number}',
    },
    content: {
      zh: '{drafterName} 提交的“{title}”等待您处理{nodeLabelGiven, select, yes {（{nodeLabel}）} other {}}{subjectGiven, select, yes {：{subject}} other {}}{amountGiven, select, yes {，{amount}} other {}}',
      ru: '«{title}» ожидает вашего решения{nodeLabelGiven, select, yes { (этап: {nodeLabel})} other {}}. Инициатор: {drafterName}{subjectGiven, select, yes {. {subject}} other {}}{amountGiven, select, yes {, {amount}} other {}}',
      en: '“{title}” by {drafterName} awaits your decision{nodeLabelGiven, select, yes { ({nodeLabel})} other {}}{subjectGiven, select, yes {: {subject}} other {}}{amountGiven, select, yes {, {amount}} other {}}',
    },
  },
  'task.added': {
    title: {
      zh: '请您加签：{thing} {number}',
      ru: 'Вас просят согласовать: {thing} {number}',
      en: 'Your approval is asked for: {thing} {number}',
    },
    content: {
      zh: '{actorName} 请您对“{title}”加签{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: согласуйте документ «{title}»{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} asks for your approval of “{title}”{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'flow.unasked': {
    title: {
      zh: '无需您再处理：{thing} {number}',
      ru: 'Ваше решение не требуется: {thing} {number}',
      en: 'No action is needed any more: {thing} {number}',
    },
    content: {
      zh: '{actorName} 的操作使您在“{title}”的任务取消{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: 'Ваша задача по документу «{title}» отменена: {actorName}{opinionGiven, select, yes {. {opinion}} other {}}',
      en: 'Your task on “{title}” was cancelled by {actorName}{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'task.office': {
    title: { zh: '{wait}：{subject}', ru: '{wait}: {subject}', en: '{wait}: {subject}' },
    content: {
      zh: '{thing} {number}{amountGiven, select, yes {：{amount}} other {}}',
      ru: '{thing} {number}{amountGiven, select, yes {: {amount}} other {}}',
      en: '{thing} {number}{amountGiven, select, yes {: {amount}} other {}}',
    },
  },
  'task.offices': {
    title: { zh: '{wait}（{count}）', ru: '{wait} ({count})', en: '{wait} ({count})' },
    content: {
      zh: '{thing}：新增 {count} 项，请在我的待办中处理',
      ru: '{thing}: новых задач — {count}, они в списке ваших задач',
      en: '{thing}: {count, plural, one {# new task} other {# new tasks}} in your to-do list',
    },
  },
  'task.transferred': {
    title: {
      zh: '转办给您：{thing} {number}',
      ru: 'Вам передана задача: {thing} {number}',
      en: 'Transferred to you: {thing} {number}',
    },
    content: {
      zh: '{actorName} 将“{title}”转给您处理{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: согласование «{title}» передано вам{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} transferred “{title}” to you{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'task.delegated': {
    title: {
      zh: '委派给您：{thing} {number}',
      ru: 'Вам поручено заключение: {thing} {number}',
      en: 'Delegated to you: {thing} {number}',
    },
    content: {
      zh: '{actorName} 请您就“{title}”填写意见，之后交回委派人{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: дайте заключение по документу «{title}», затем задача вернётся к поручившему{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} asks for your opinion on “{title}”; then it returns to them{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'task.answered': {
    title: {
      zh: '已答复，请您处理：{thing} {number}',
      ru: 'Получен ответ, решение за вами: {thing} {number}',
      en: 'Answered, now yours: {thing} {number}',
    },
    content: {
      zh: '{actorName} 已就“{title}”给出意见，请您处理',
      ru: '{actorName}: получен ответ по документу «{title}». Примите решение',
      en: '{actorName} has answered on “{title}”; please decide',
    },
  },
  'task.urged': {
    title: { zh: '催办：{thing} {number}', ru: 'Напоминание: {thing} {number}', en: 'Reminder: {thing} {number}' },
    content: {
      zh: '{actorName} 请您尽快处理“{title}”',
      ru: '{actorName} просит поскорее принять решение по документу «{title}»',
      en: '{actorName} asks you to decide on “{title}” soon',
    },
  },
  'flow.suspended': {
    title: {
      zh: '已挂起：{thing} {number}',
      ru: 'Приостановлено: {thing} {number}',
      en: 'Suspended: {thing} {number}',
    },
    content: {
      zh: '{actorName} 挂起了“{title}”{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: 'Согласование «{title}» приостановлено: {actorName}{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} suspended “{title}”{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'flow.resumed': {
    title: { zh: '已恢复：{thing} {number}', ru: 'Возобновлено: {thing} {number}', en: 'Resumed: {thing} {number}' },
    content: {
      zh: '{actorName} 恢复了“{title}”的审批',
      ru: 'Согласование «{title}» возобновлено: {actorName}',
      en: '{actorName} resumed the approval of “{title}”',
    },
  },
  'task.dueSoon': {
    moments: ['due'],
    title: {
      zh: '即将超时：{thing} {number}',
      ru: 'Срок истекает: {thing} {number}',
      en: 'Due soon: {thing} {number}',
    },
    content: {
      zh: '“{title}”请在 {due} 前处理',
      ru: 'Примите решение по документу «{title}» до {due}',
      en: 'Please decide on “{title}” before {due}',
    },
  },
  'task.overdue': {
    moments: ['due'],
    title: {
      zh: '审批超时：{thing} {number}',
      ru: 'Срок согласования истёк: {thing} {number}',
      en: 'Overdue: {thing} {number}',
    },
    content: {
      zh: '“{title}”应由 {assigneeName} 在 {due} 前处理，现已超时',
      ru: 'Решение по документу «{title}» просрочено. Согласующий: {assigneeName}, срок: {due}',
      en: '“{title}” should have been decided by {assigneeName} before {due}',
    },
  },
  'task.stranded': {
    title: {
      zh: '待办无人处理：{thing}',
      ru: 'Задача без согласующего: {thing}',
      en: 'Task without a handler: {thing}',
    },
    content: {
      zh: '处理人已停用且找不到接替人，请指派处理人',
      ru: 'Согласующий отключён, замена не найдена. Назначьте согласующего',
      en: 'The approver is no longer active and no replacement was found; assign an approver',
    },
  },
  'task.undecided': {
    title: {
      zh: '审批未生效：{thing} {number}',
      ru: 'Решение не вступило в силу: {thing} {number}',
      en: 'Your decision did not take effect: {thing} {number}',
    },
    content: {
      zh: '在您的决定生效之前“{title}”的审批已有变化，请重新查看',
      ru: 'Пока решение по документу «{title}» можно было отменить, его согласование изменилось. Откройте документ ещё раз',
      en: 'The approval of “{title}” had changed before your decision took effect; check it again',
    },
  },
  'flow.copied': {
    title: {
      zh: '抄送给您：{thing} {number}',
      ru: 'Копия для ознакомления: {thing} {number}',
      en: 'Copied to you: {thing} {number}',
    },
    content: {
      zh: '{actorName} 将“{title}”抄送给您',
      ru: '{actorName}: вам направлена копия документа «{title}»',
      en: '{actorName} sent you a copy of “{title}”',
    },
  },
  'flow.returned': {
    title: { zh: '已退回：{thing} {number}', ru: 'Возвращено: {thing} {number}', en: 'Returned: {thing} {number}' },
    content: {
      zh: '{actorName} 退回了“{title}”{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: документ «{title}» возвращён{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} returned “{title}”{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'flow.withdrawn': {
    title: { zh: '已撤回：{thing} {number}', ru: 'Отозвано: {thing} {number}', en: 'Withdrawn: {thing} {number}' },
    content: {
      zh: '{actorName} 撤回了“{title}”，无需您再处理',
      ru: '{actorName}: документ «{title}» отозван, решение больше не требуется',
      en: '{actorName} withdrew “{title}”; nothing is needed of you',
    },
  },
  'flow.approved': {
    title: { zh: '审批通过：{thing} {number}', ru: 'Согласовано: {thing} {number}', en: 'Approved: {thing} {number}' },
    content: { zh: '“{title}”已审批通过', ru: 'Документ «{title}» согласован', en: '“{title}” has been approved' },
  },
  'flow.revoked': {
    title: { zh: '已撤销：{thing} {number}', ru: 'Аннулировано: {thing} {number}', en: 'Revoked: {thing} {number}' },
    content: {
      zh: '{actorName} 撤销了“{title}”{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: документ «{title}» аннулирован{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} revoked “{title}”{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'flow.refused': {
    title: { zh: '已拒绝：{thing} {number}', ru: 'Отклонено: {thing} {number}', en: 'Refused: {thing} {number}' },
    content: {
      zh: '{actorName} 拒绝了“{title}”，流程结束{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: документ «{title}» отклонён, согласование завершено{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} refused “{title}” and ended its approval{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'flow.closed': {
    title: { zh: '已关闭：{thing} {number}', ru: 'Закрыто: {thing} {number}', en: 'Closed: {thing} {number}' },
    content: {
      zh: '{actorName} 关闭了“{title}”{opinionGiven, select, yes {：{opinion}} other {}}',
      ru: '{actorName}: документ «{title}» закрыт{opinionGiven, select, yes {. {opinion}} other {}}',
      en: '{actorName} closed “{title}”{opinionGiven, select, yes {: {opinion}} other {}}',
    },
  },
  'flow.proxy': {
    days: ['from', 'to'],
    title: { zh: '请您代理审批', ru: 'Вам поручено замещение', en: 'You stand in for a colleague' },
    content: {
      zh: '{actorName} 请您在 {from} 至 {to} 期间代为审批',
      ru: '{actorName}: решения с {from} по {to} поручены вам',
      en: '{actorName} asks you to decide instead from {from} to {to}',
    },
  },
  'flow.told': {
    title: {
      zh: '流程通知：{thing} {number}',
      ru: 'Сообщение процесса: {thing} {number}',
      en: 'From a process: {thing} {number}',
    },
    content: { zh: '{text}', ru: '{text}', en: '{text}' },
  },
  'flow.drafted': {
    title: {
      zh: '已为您新增草稿：{thing}',
      ru: 'Для вас создан черновик: {thing}',
      en: 'A draft was made for you: {thing}',
    },
    content: {
      zh: '由“{title}”的流程自动新增，请核对后提交',
      ru: 'Создан процессом документа «{title}». Проверьте и отправьте',
      en: 'Created by the process of “{title}”; check it and submit it',
    },
  },
  'flow.autoFailed': {
    title: {
      zh: '自动节点未完成：{thing} {number}',
      ru: 'Автоматический этап не выполнен: {thing} {number}',
      en: 'Automatic step not done: {thing} {number}',
    },
    content: {
      zh: '节点“{nodeLabel}”未能完成其设置的全部内容，请核对流程设置与外部系统',
      ru: 'Этап «{nodeLabel}» выполнен не полностью: проверьте настройку процесса и внешнюю систему',
      en: '“{nodeLabel}” could not do all of what it says; look at the process and the system outside',
    },
  },
  'flow.childFailed': {
    title: {
      zh: '子流程未能发起：{thing} {number}',
      ru: 'Вложенный процесс не запущен: {thing} {number}',
      en: 'Sub-process not started: {thing} {number}',
    },
    content: {
      zh: '“{title}”在节点“{nodeLabel}”的子流程未能进行，请查明原因后重试',
      ru: 'Документ «{title}»: на этапе «{nodeLabel}» не удалось выполнить вложенный процесс. Устраните причину и повторите',
      en: 'A sub-process of “{title}” at “{nodeLabel}” could not go on; see to its cause and try again',
    },
  },
  'flow.blocked': {
    title: {
      zh: '审批受阻：{thing} {number}',
      ru: 'Согласование остановлено: {thing} {number}',
      en: 'Approval blocked: {thing} {number}',
    },
    content: {
      zh: '“{title}”在节点“{nodeLabel}”找不到处理人，请指派',
      ru: 'Документ «{title}»: на этапе «{nodeLabel}» не найден согласующий. Назначьте его',
      en: 'No approver was found for “{title}” at “{nodeLabel}”; assign an approver',
    },
  },
} satisfies NoticeWords
