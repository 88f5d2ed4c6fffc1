import type { Words } from '../../core/values/language.ts'

/** What the server side of approval says no with, beside the engine's own words. */
export const flowServerWords = {
  'flow.unknown': { zh: '审批流程不存在', ru: 'Согласование не найдено', en: 'There is no such approval' },
  'flow.verb-unknown': {
    zh: '不支持的审批操作',
    ru: 'Такое действие согласования не поддерживается',
    en: 'There is no such approval action',
  },
  'flow.person-needed': { zh: '请选择人员', ru: 'Выберите сотрудника', en: 'Choose a person' },
  'flow.person-gone': {
    zh: '所选人员不存在或已停用',
    ru: 'Сотрудник не найден или отключён',
    en: 'This person does not exist or is no longer active',
  },
  'flow.one-by-one': {
    zh: '资金单据须逐份打开后审批',
    ru: 'Платёжные документы согласуют по одному, открыв каждый',
    en: 'Payment documents are decided one by one: open it first',
  },
  'flow.set-aside': {
    zh: '该审批的历史记录无法识别，已停止处理，请联系系统管理员',
    ru: 'Журнал этого согласования не удалось прочитать, поэтому оно остановлено. Обратитесь к системному администратору',
    en: 'The log of this approval cannot be read, so it has been set aside. Ask a system administrator',
  },
  'flow.process-unknown': { zh: '没有这个流程', ru: 'Такого процесса нет', en: 'There is no such process' },
  'flow.drawn-meanwhile': {
    zh: '设计稿已被他人修改，请重新打开后再保存',
    ru: 'Проект процесса изменил кто-то другой. Откройте его заново и повторите',
    en: 'Somebody else has changed this draft; open it again and repeat',
  },
  'flow.not-sound': {
    zh: '流程有 {count} 处问题，请先修正',
    ru: 'В процессе есть ошибки ({count}). Сначала исправьте их',
    en: 'The flow has {count, plural, one {# problem} other {# problems}}; correct them first',
  },
  'flow.proxy-days': {
    zh: '请填写有效的代理起止日期',
    ru: 'Укажите верные даты замещения',
    en: 'Give valid dates for the stand-in',
  },
  'flow.proxy-self': {
    zh: '不能由本人代理',
    ru: 'Нельзя замещать самого себя',
    en: 'You cannot stand in for yourself',
  },
  'flow.field-closed': {
    zh: '该节点不能修改此项',
    ru: 'На этом этапе поле менять нельзя',
    en: 'This step does not let you change it',
  },
  'flow.field-not-yours': {
    zh: '该节点要求填写此项，但您没有填写权限：请转办，或联系流程管理员',
    ru: 'На этом этапе поле обязательно, но у вас нет права его заполнить: передайте задачу или обратитесь к администратору процессов',
    en: 'This step demands it, but you have no right to fill it in: transfer the task or ask a process administrator',
  },
  'flow.condition-lost': {
    zh: '流程中的条件“{expression}”无法计算（{problem}），表单可能已修改：请流程管理员把单据迁移到新版本流程',
    ru: 'Условие процесса «{expression}» не вычисляется ({problem}): форма изменилась. Попросите администратора перевести документ на новую версию процесса',
    en: 'The condition “{expression}” of the process cannot be calculated ({problem}): the form has changed. Ask a process administrator to move the document to a new version',
  },
  'flow.condition-costly': {
    zh: '流程中的条件“{expression}”计算量过大，无法判断走向：请减少明细行数，或请流程管理员简化条件',
    ru: 'Условие процесса «{expression}» требует слишком долгих вычислений. Уменьшите число строк или попросите администратора упростить условие',
    en: 'The condition “{expression}” of the process takes too long to calculate: shorten the tables of the form, or ask a process administrator to simplify it',
  },
  'flow.choice-needed': {
    zh: '请先选择“{node}”的处理人',
    ru: 'Сначала выберите согласующего для этапа «{node}»',
    en: 'Choose who handles “{node}” first',
  },
  'flow.deciding': {
    zh: '该任务正在处理中，几秒后可见结果',
    ru: 'Решение по задаче уже принимается, результат появится через несколько секунд',
    en: 'This task is being decided; its outcome shows in a few seconds',
  },
  'flow.no-undo': {
    zh: '资金单据的审批立即生效，不能延迟',
    ru: 'Решение по платёжному документу вступает в силу сразу',
    en: 'Decisions on payment documents take effect at once',
  },
  'flow.signature-needed': {
    zh: '该节点须手写签名：请打开单据，签名后再处理',
    ru: 'На этом этапе нужна собственноручная подпись: откройте документ и подпишите решение',
    en: 'This step must be signed by hand: open the document and sign your decision',
  },
  'flow.set-meanwhile': {
    zh: '设置已被他人修改，请重新打开',
    ru: 'Настройки изменил кто-то другой. Откройте их заново',
    en: 'Somebody else has changed these settings; open them again',
  },
  'flow.switched-off': {
    zh: '本流程不允许“{action}”，如有需要请联系流程管理员',
    ru: 'Действие «{action}» в этом процессе отключено. При необходимости обратитесь к администратору процессов',
    en: '“{action}” is switched off for this process; ask a process administrator if it is needed',
  },
  'flow.starter-without-right': {
    zh: '所选角色没有新增和提交该单据的权限，请先在角色权限中授予',
    ru: 'У выбранной роли нет прав создавать и отправлять этот документ: сначала назначьте их роли',
    en: 'The role has no right to make and submit this document; grant it to the role first',
  },
  'flow.undo-late': { zh: '已生效，不能撤销', ru: 'Решение уже вступило в силу', en: 'It has taken effect already' },
  'flow.child-unknown': {
    zh: '没有这个子流程',
    ru: 'Такого вложенного процесса нет',
    en: 'There is no such sub-process',
  },
  'flow.child-nobody': {
    zh: '找不到子流程的起草人（人员已停用，或所设角色无人）',
    ru: 'Не найден инициатор документа вложенного процесса: сотрудник отключён или в роли никого нет',
    en: 'Nobody was found to draft the sub-process: the person is no longer active, or nobody holds the role',
  },
  'flow.child-line-gone': {
    zh: '明细行已被删除，无法发起对应的子流程',
    ru: 'Строка, для которой запускается вложенный процесс, удалена',
    en: 'The line this sub-process is for has been deleted',
  },
  'flow.child-too-deep': {
    zh: '子流程嵌套超过 {most} 层，可能互相调用',
    ru: 'Вложенных процессов больше {most}: возможно, они вызывают друг друга',
    en: 'More than {most} sub-processes inside each other: they may be calling one another',
  },
  'flow.child-stopped': {
    zh: '主流程已不再等待本单据',
    ru: 'Основной процесс больше не ждёт этот документ',
    en: 'The process this belongs to does not wait for it any more',
  },
  'flow.beingDecided': { zh: '处理中', ru: 'решение принимается', en: 'being decided' },
  'flow.drafter': { zh: '起草人', ru: 'Инициатор', en: 'Drafter' },
} satisfies Readonly<Record<string, Words>>
