import type { Words } from '../../core/language.ts'

/** What the server side of approval says no with, beside the engine's own words. */
export const flowServerWords = {
  'flow.unknown': { zh: '审批流程不存在', ru: 'Согласование не найдено', en: 'There is no such approval' },
  'flow.verb-unknown': { zh: '不支持的审批操作', ru: 'Такое действие согласования не поддерживается', en: 'There is no such approval action' },
  'flow.person-needed': { zh: '请选择人员', ru: 'Выберите сотрудника', en: 'Choose a person' },
  'flow.person-gone': { zh: '所选人员不存在或已停用', ru: 'Сотрудник не найден или отключён', en: 'This person does not exist or is no longer active' },
  'flow.one-by-one': { zh: '资金单据须逐份打开后审批', ru: 'Платёжные документы согласуют по одному, открыв каждый', en: 'Money documents are decided one by one: open it first' },
  'flow.process-unknown': { zh: '没有这个流程', ru: 'Такого процесса нет', en: 'There is no such process' },
  'flow.drawn-meanwhile': { zh: '设计稿已被他人修改，请重新打开后再保存', ru: 'Проект процесса изменил кто-то другой. Откройте его заново и повторите', en: 'Somebody else has changed this drawing; open it again and repeat' },
  'flow.not-sound': { zh: '流程有 {count} 处问题，请先修正', ru: 'В процессе есть ошибки ({count}). Сначала исправьте их', en: 'The flow has {count, plural, one {# problem} other {# problems}}; correct them first' },
  'flow.proxy-days': { zh: '请填写有效的代理起止日期', ru: 'Укажите верные даты замещения', en: 'Give valid days for the proxy' },
  'flow.proxy-self': { zh: '不能由本人代理', ru: 'Нельзя замещать самого себя', en: 'You cannot stand in for yourself' },
  'flow.field-closed': { zh: '该步骤不能修改此项', ru: 'На этом этапе поле менять нельзя', en: 'This step does not let you change it' },
  'flow.field-not-yours': { zh: '该步骤要求填写此项，但您没有填写权限：请转办，或联系流程管理员', ru: 'На этом этапе поле обязательно, но у вас нет права его заполнить: передайте задачу или обратитесь к администратору процессов', en: 'This step demands it, but you have no right to fill it in: transfer the task or ask a process administrator' },
  'flow.condition-lost': { zh: '流程中的条件“{expression}”无法计算（{problem}），表单可能已修改：请流程管理员把单据迁移到新版本流程', ru: 'Условие процесса «{expression}» не вычисляется ({problem}): форма изменилась. Попросите администратора перевести документ на новую версию процесса', en: 'The condition “{expression}” of the process cannot be worked out ({problem}): the form has changed. Ask a process administrator to move the document to a new version' },
  'flow.choice-needed': { zh: '请先选择“{node}”的处理人', ru: 'Сначала выберите исполнителя этапа «{node}»', en: 'Choose who handles “{node}” first' },
  'flow.deciding': { zh: '该任务正在处理中，几秒后可见结果', ru: 'Решение по задаче уже принимается, результат появится через несколько секунд', en: 'This task is being decided; its outcome shows in a few seconds' },
  'flow.no-undo': { zh: '资金单据的审批立即生效，不能延迟', ru: 'Решение по платёжному документу вступает в силу сразу', en: 'Decisions on money documents take effect at once' },
  'flow.undo-late': { zh: '已生效，不能撤销', ru: 'Решение уже вступило в силу', en: 'It has taken effect already' },
  'flow.child-unknown': { zh: '没有这个子流程', ru: 'Такого вложенного процесса нет', en: 'There is no such sub-process' },
  'flow.child-nobody': { zh: '找不到子流程的起草人（人员已停用，或所设角色无人）', ru: 'Не найден автор для документа вложенного процесса: сотрудник отключён или в роли никого нет', en: 'Nobody was found to draft the sub-process: the person is no longer active, or nobody holds the role' },
  'flow.child-line-gone': { zh: '明细行已被删除，无法发起对应的子流程', ru: 'Строка, для которой запускается вложенный процесс, удалена', en: 'The line this sub-process is for has been deleted' },
  'flow.child-too-deep': { zh: '子流程嵌套超过 {most} 层，可能互相调用', ru: 'Вложенных процессов больше {most}: возможно, они вызывают друг друга', en: 'More than {most} sub-processes inside each other: they may be calling one another' },
  'flow.child-stopped': { zh: '主流程已不再等待本单据', ru: 'Основной процесс больше не ждёт этот документ', en: 'The process this belongs to does not wait for it any more' },
  'flow.beingDecided': { zh: '处理中', ru: 'решение принимается', en: 'being decided' },
  'flow.drafter': { zh: '起草人', ru: 'Автор документа', en: 'Drafter' },
} satisfies Readonly<Record<string, Words>>
