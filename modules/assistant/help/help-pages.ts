import type { Words } from '../../../core/values/language.ts'

/** A page of the help: what one wants to do, how it is done, where. */
interface HelpPage {
  readonly title: Words
  readonly text: Words
  readonly opens: string
}

/** The help, which people read and the assistant answers from. */
export const helpPages: readonly HelpPage[] = [
  {
    opens: '/financePaymentPlan',
    title: { zh: '提交付款计划', ru: 'Отправить план платежа', en: 'Submit a payment plan' },
    text: {
      zh: '打开“付款计划”，点“新增”，选择合同后收款方和币种自动带出，填写金额和计划日期，点“保存并提交”。提交后在“我的申请”查看进度；退回的单据修改后可再次提交。',
      ru: 'Откройте «План платежей» и нажмите «Создать». После выбора договора получатель и валюта заполнятся сами; укажите сумму и дату и нажмите «Сохранить и отправить». Ход согласования виден в «Мои заявки»; возвращённый план можно исправить и отправить снова.',
      en: 'Open “Payment plan” and press “New”. Choosing the contract fills in payee and currency; give amount and date and press “Save and submit”. “My requests” shows how it stands; a plan that came back can be corrected and submitted again.',
    },
  },
  {
    opens: '/workflowdb',
    title: { zh: '处理待办审批', ru: 'Согласовать задачу', en: 'Decide a task' },
    text: {
      zh: '“待办事项”列出等您处理的单据。打开后查看内容、附件和流转记录，填写意见，选择同意、退回、转办或加签。多张同类单据可勾选后批量同意，付款类单据须逐张处理。',
      ru: '«К исполнению» содержит документы, которые ждут вас. Откройте документ, посмотрите вложения и ход согласования, напишите мнение и выберите: согласовать, вернуть, передать или привлечь. Однотипные документы согласуются списком, платежи — по одному.',
      en: '“To-do” holds what waits for you. Open a document, look at its attachments and its history, write an opinion and approve, return, reassign or ask others. Similar documents can be approved together; payments one by one.',
    },
  },
  {
    opens: '/schedule',
    title: { zh: '日程与农历重复', ru: 'Календарь и лунные повторы', en: 'Calendar and lunar repetition' },
    text: {
      zh: '在“日程管理”中拖选时间或点“新增日程”。可按天、周、月、年、工作日或农历重复；修改重复日程时选择仅此一次、此次及以后或全部。“订阅”可生成在手机日历中查看的私密地址。',
      ru: 'В «Календаре» выделите время или нажмите «Новое событие». Событие повторяется по дням, неделям, месяцам, годам, рабочим дням или по лунному календарю; меняя повтор, выберите: только это, это и следующие, все. «Подписка» даёт закрытый адрес для календаря телефона.',
      en: 'In “Schedule” drag to select a time or press “New entry”. Entries repeat by days, weeks, months, years, working days or the lunar calendar; changing one, choose only this, this and following, or all. “Subscribe” makes a private address for your phone.',
    },
  },
  {
    opens: '/welcome',
    title: { zh: '调整首页', ru: 'Настроить главную страницу', en: 'Arrange the home page' },
    text: {
      zh: '首页底部点“调整首页”，拖动组件摆放位置、拖右下角调整大小，不要的移除，需要的从组件库添加；保存后在任何电脑和手机上都一样。',
      ru: 'Внизу главной нажмите «Настроить главную»: перетаскивайте виджеты, меняйте их размер за правый нижний угол, лишние уберите, нужные добавьте из библиотеки. Страница одинакова на всех ваших устройствах.',
      en: 'At the foot of the home page press “Arrange this page”: drag widgets where you want them, resize them by their lower right corner, remove some and add others from the library. It is the same on all your devices.',
    },
  },
  {
    opens: '/reportCenter',
    title: { zh: '报表与分享链接', ru: 'Отчёты и ссылки на них', en: 'Reports and their links' },
    text: {
      zh: '“报表中心”列出您可查看的报表。填写条件后点“查看”，可打印、导出 Excel，或发布有期限的链接给没有账号的人；链接按您的权限取数，可随时收回。',
      ru: '«Центр отчётов» показывает доступные вам отчёты. Задайте условия и нажмите «Показать»; отчёт можно напечатать, выгрузить в Excel или открыть по ссылке со сроком для тех, у кого нет учётной записи. Данные берутся с вашими правами, ссылку можно отозвать.',
      en: 'The “Report centre” lists the reports you may see. Give the conditions and press “Show”; print it, export it to Excel, or publish a link with an end for people without an account. It reads with your rights and can be taken back.',
    },
  },
  {
    opens: '/welcome',
    title: { zh: '快速查找', ru: 'Быстрый поиск', en: 'Find anything' },
    text: {
      zh: '按 Ctrl+K 搜索页面、单据编号、合同名称和人员；支持拼音、首字母和俄文。列表中可按列筛选、分组、保存视图并分享。',
      ru: 'Ctrl+K ищет страницы, номера документов, договоры и людей; годится пиньинь, первые буквы и русский текст. В списках есть отбор по столбцам, группировка и сохранённые виды, которыми можно делиться.',
      en: 'Ctrl+K finds pages, numbers of documents, contracts and people; by pinyin, initials and Russian too. Lists filter by column, group, and keep views that can be shared.',
    },
  },
]
