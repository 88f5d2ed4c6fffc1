import type { Lang } from '../../../core/values/language.ts'
import type { Things } from './audit-line-names.ts'

const job = 'job '

/** Why the system went beyond a person's scope, in the reader's language; the reasons in the program are English. */
export function saidReason(things: Things, lang: Lang, reason: string): string {
  if (reason.startsWith(job))
    return `${jobWord[lang]}${things.get(reason.slice(job.length))?.[lang] ?? reason.slice(job.length)}`
  const [zh, ru] = reasonWords[reason] ?? [reason, reason]
  return { zh, ru, en: reason }[lang]
}

const jobWord = { zh: '任务：', ru: 'Задание: ', en: 'Job: ' } as const

/** Every reason of the program in Chinese and Russian. */
export const reasonWords: Readonly<Record<string, readonly [zh: string, ru: string]>> = {
  'what is left to match binds everybody': ['未匹配余量对所有人有效', 'остаток для сопоставления один для всех'],
  'a plan follows its version before': ['计划以其前一版本为准', 'план следует за прежней версией'],
  'a back-to-back payment follows its receipts': ['背靠背付款跟随其收款', 'встречный платёж следует за поступлениями'],
  'a batch is of one sort of goods': ['一个批次只有一种货品', 'в партии один вид товара'],
  'a bill follows its season': ['账单以其采暖季为准', 'счёт следует за своим сезоном'],
  'a budget binds everybody who spends it': ['预算对所有使用者有效', 'бюджет действует для всех, кто его расходует'],
  'a claim is counted on its line': ['认领金额计入对应的流水', 'признанная сумма учитывается в строке выписки'],
  'a closed month binds everybody': ['已结账月份对所有人有效', 'закрытый месяц действует для всех'],
  'a contract is settled by its version of a day': [
    '合同按当日有效版本结算',
    'договор рассчитывается по версии на день поставки',
  ],
  'a statement tells all that is between a company and a party': [
    '对账单包含公司与客商之间的全部往来',
    'акт сверки включает все расчёты компании с контрагентом',
  ],
  'coal is priced by the standard of its contract': [
    '煤炭按合同质量标准计价',
    'уголь оценивается по стандарту качества договора',
  ],
  'coal is settled once, whoever sees it': [
    '同一批煤炭只结算一次，与谁可见无关',
    'уголь рассчитывается один раз, кто бы его ни видел',
  ],
  'goods came by the way of their bill': [
    '入库沿用运输单的运输方式与线路',
    'приход берёт способ и маршрут из транспортного документа',
  ],
  'a vehicle is weighed once, whoever enters it': [
    '同一车辆短时间内只过磅一次，与录入人无关',
    'машина взвешивается один раз, кто бы ни внёс талон',
  ],
  'changes of a contract follow each other': ['合同变更依次生效', 'изменения договора следуют друг за другом'],
  'a contract limit counts every plan': ['合同限额计入全部计划', 'лимит договора учитывает все планы'],
  'a contract shows what all its plans did': ['合同汇总其全部计划', 'договор показывает итог всех планов'],
  'a contract shows what all its settlements come to': ['合同汇总其全部结算', 'договор показывает итог всех расчётов'],
  'the cost of goods follows their settlement': ['货物成本随结算调整', 'стоимость товара следует расчёту по нему'],
  'a cost is corrected wherever the goods went': [
    '成本按货品去向逐一更正',
    'себестоимость исправляется везде, куда ушёл товар',
  ],
  'a counterparty is called the same by everybody': [
    '往来单位名称对所有人一致',
    'контрагент называется одинаково для всех',
  ],
  'a counterparty is the same for everybody': ['往来单位由全集团共用', 'контрагент общий для всех'],
  'a credit may be the return of any payment of its account': [
    '到账可能是该账户任一付款的退回',
    'зачисление может быть возвратом любого платежа счёта',
  ],
  'a department is split': ['部门拆分', 'разделение подразделения'],
  'a drafter proposes an account; nothing goes to it before somebody else verifies it': [
    '起草人提议账户，经他人核验后方可付款',
    'счёт предлагает составитель; до проверки другим лицом на него не платят',
  ],
  'a gateway sends readings': ['网关上送采集数据', 'шлюз передаёт показания'],
  'a leader whom two administrators agreed to': [
    '两名管理员同意的负责人变更',
    'руководитель, согласованный двумя администраторами',
  ],
  'a leaver’s work is handed over': ['离职人员的工作移交', 'передача дел уходящего сотрудника'],
  'a line has the currency and the unit of its account': [
    '流水沿用账户的币种和单位',
    'строка получает валюту и организацию счёта',
  ],
  'a line of the bank settles its payment, whoever sees it': [
    '银行流水核销对应付款',
    'строка банка закрывает свой платёж',
  ],
  'a match is counted on both of its sides': ['勾对同时计入两侧', 'сопоставление учитывается с обеих сторон'],
  'a match stands in the unit of its account': ['勾对归属账户所在单位', 'сопоставление относится к компании счёта'],
  'a payment is made by its plan': ['付款由付款计划生成', 'платёж создаётся по плану'],
  'a payment moves with its plan and its account': [
    '付款与计划、账户同步更新',
    'платёж обновляется вместе с планом и счётом',
  ],
  'a period is called after its company': ['会计期间以公司命名', 'период называется по компании'],
  'a person answers a questionnaire': ['人员填写问卷', 'сотрудник заполняет опрос'],
  'a certificate follows all plans that pay it': [
    '缴款书汇总其全部付款计划',
    'платёжный документ учитывает все свои планы платежа',
  ],
  'a plan follows all its payments': ['计划汇总其全部付款', 'план учитывает все свои платежи'],
  'a plan follows all its receipts': ['计划汇总其全部收款', 'план учитывает все свои поступления'],
  'a process is replayed by who looks after it': ['流程管理员重新推演流程', 'процесс воспроизводит его администратор'],
  'a receipt is booked for its plan': ['收款计入对应计划', 'поступление проводится по плану'],
  'a reversal moves plan, account and line of its receipt': [
    '冲销同步更新收款的计划、账户和流水',
    'сторно обновляет план, счёт и строку поступления',
  ],
  'a run is of a whole unit': ['批量计算针对整个单位', 'расчёт охватывает всю организацию'],
  'a settlement is held against its contract, whoever may see that': ['结算与合同核对', 'расчёт сверяется с договором'],
  'a statement line is looked up by its number': ['按编号查找银行流水', 'строка выписки ищется по номеру'],
  'a statement line is tied to its payment': ['银行流水关联对应付款', 'строка выписки связывается с платежом'],
  'a ticket is redeemed': ['兑换内嵌页面票据', 'погашение билета встроенной страницы'],
  'a visitor answers a questionnaire': ['访客填写问卷', 'посетитель заполняет опрос'],
  'admission is the same for everybody': ['准入结果由全集团共用', 'допуск общий для всех'],
  'an account shows all its payments': ['账户汇总其全部付款', 'счёт учитывает все свои платежи'],
  'both accounts are compared by their legal company': [
    '按法人单位比对两个账户',
    'счета сравниваются по юридическому лицу',
  ],
  'choosing a record to ask about': ['选择要查询权限的单据', 'выбор записи для проверки прав'],
  'confirmed by a second security administrator': [
    '另一名安全管理员已确认',
    'подтверждено вторым администратором безопасности',
  ],
  demonstration: ['演示数据', 'демонстрационные данные'],
  'departments are merged': ['部门合并', 'объединение подразделений'],
  'devices hang together within one station': ['设备层级限于同一电站', 'оборудование связано в пределах одной станции'],
  'entries of the same goods come one after the other': [
    '同一货品的出入库依次记账',
    'записи по одному товару идут одна за другой',
  ],
  'every plan of a settlement counts': ['结算计入其全部计划', 'расчёт учитывает все планы'],
  'every receipt plan of a contract counts': ['合同计入全部收款计划', 'договор учитывает все планы поступлений'],
  'everybody knows the company he works for': ['人员所属公司', 'компания сотрудника'],
  'goods keep their method': ['货品的计价方法保持不变', 'метод оценки товара не меняется'],
  'goods say how their cost is found': ['货品决定成本计价方法', 'способ оценки задан в карточке товара'],
  'his own data': ['本人资料', 'собственные данные'],
  'his own sign-in data': ['本人登录信息', 'собственные данные для входа'],
  'how many hold each role': ['统计各角色人数', 'подсчёт сотрудников по ролям'],
  "limits are counted under the contract's lock": ['锁定合同后计算限额', 'лимиты считаются при блокировке договора'],
  'limits are the same for everybody': ['限额对所有人一致', 'лимиты одинаковы для всех'],
  'limits count every payment of a plan': ['限额计入计划的全部付款', 'лимиты учитывают все платежи плана'],
  'money moves under the lock of its account': ['锁定账户后变动资金', 'деньги движутся при блокировке счёта'],
  'numbers of declined lines are counted': ['统计未认领流水的编号', 'учёт номеров отклонённых строк'],
  'a settlement is due by the terms of its contract': [
    '结算按合同条款确定到期日',
    'срок оплаты расчёта берётся из условий договора',
  ],
  'an open item follows its document': ['往来款项随来源单据变动', 'позиция расчётов следует за своим документом'],
  'open items of a party are cleared together': [
    '客商的往来款项统一清账',
    'позиции расчётов контрагента погашаются вместе',
  ],
  'what counts of a cargo binds everybody': [
    '检验结果以哪份为准，对所有人有效',
    'какой результат по грузу действует, обязательно для всех',
  ],
  'what is owed under a contract is settled by all its settlements': [
    '合同项下的往来由其全部结算确定',
    'задолженность по договору складывается из всех его расчётов',
  ],
  'one credit is booked once': ['一笔到账只入账一次', 'зачисление проводится один раз'],
  'parties and their accounts are judged once for everybody': [
    '往来单位及账户由全集团统一核验',
    'контрагенты и счета проверяются один раз для всех',
  ],
  'plans of a settlement are counted under its lock': ['锁定结算后统计计划', 'планы считаются при блокировке расчёта'],
  'settlements are counted under the lock of their contract': [
    '锁定合同后统计结算',
    'расчёты считаются при блокировке договора',
  ],
  'settlements of a contract are counted together': ['合同的结算合并统计', 'расчёты договора считаются вместе'],
  'sign-in data that two administrators changed': [
    '两名管理员更换的登录信息',
    'данные для входа, изменённые двумя администраторами',
  ],
  'sign-in data to change': ['待更换的登录信息', 'данные для входа к замене'],
  'sources are counted under their locks': ['来源单据在锁定后统计', 'источники учитываются под блокировкой'],
  'statements are fetched for everybody': ['统一获取银行流水', 'выписки загружаются для всех'],
  'tasks hang together within one project': ['同一项目内的任务相互关联', 'задачи одного проекта связаны между собой'],
  'the account as it stands now': ['账户的当前资料', 'текущие данные счёта'],
  'the account that was approved is named': ['显示已批准的账户名称', 'называется согласованный счёт'],
  'the bank of the demonstration': ['演示银行', 'банк демонстрации'],
  'the bank reports': ['银行回执', 'сообщение банка'],
  'the calendar of his department': ['本部门日程', 'календарь подразделения'],
  'the company at the head of a print': ['打印抬头的公司', 'компания в шапке печатной формы'],
  'the company of a source that the drafter sees': [
    '起草人可见来源单据的公司',
    'компания документа, доступного составителю',
  ],
  'the configuration centre': ['系统设置', 'настройки системы'],
  'the contract was chosen in scope': ['合同已在数据范围内选定', 'договор выбран в области данных'],
  'the contract was chosen in scope; its limits bind everybody': [
    '合同已在数据范围内选定，其限额对所有人有效',
    'договор выбран в области данных; его лимиты действуют для всех',
  ],
  'the demonstration group': ['演示集团', 'демонстрационная группа'],
  'the demonstration': ['演示数据', 'демонстрационные данные'],
  'the direction is the same for everybody': ['收付方向对所有人一致', 'направление одинаково для всех'],
  'the fingerprint is that of the whole record': ['校验码按完整单据计算', 'отпечаток вычисляется по всей записи'],
  'the first start': ['首次启动', 'первый запуск'],
  'the form of a process, without any record': ['流程表单，不含单据', 'форма процесса без записей'],
  'the holder of an account is known to whoever pays': ['付款人可见账户户名', 'владелец счёта известен плательщику'],
  'the journal follows the books': ['日记账跟随账簿', 'журнал следует за книгами'],
  'the latest version of the application': ['应用最新版本', 'последняя версия приложения'],
  'the line to be reversed': ['待冲销的流水', 'строка к сторнированию'],
  'the months of a company follow each other': ['公司的折旧月份须连续', 'месяцы амортизации идут подряд'],
  'the months of a company hang together': ['公司各月期间前后衔接', 'месяцы компании связаны между собой'],
  'the name of whom two roles meet in': ['同时持有两个互斥角色的人员', 'имя сотрудника с двумя несовместимыми ролями'],
  'the names of members and places of a role': ['角色成员与部门的名称', 'имена участников и подразделений роли'],
  'the past of a setting': ['设置的历史记录', 'история настройки'],
  'the payer is printed whole on the plan': ['计划上完整打印付款单位', 'плательщик печатается в плане полностью'],
  "the payer must be the contract's, whoever may see it": [
    '付款单位须为合同签约方',
    'плательщик должен быть стороной договора',
  ],
  'the paying account was chosen in scope': ['付款账户已在数据范围内选定', 'счёт списания выбран в области данных'],
  'the payment machine writes the whole payment': [
    '支付程序写入完整付款',
    'платёжная программа записывает платёж целиком',
  ],
  'the profit follows its documents': ['利润跟随其单据', 'прибыль следует за своими документами'],
  'the seal keeper seals what was approved': ['印章保管人为已批准文件用印', 'хранитель ставит печать на согласованное'],
  'the seasons of a company are billed one after the other': ['各采暖季依次出账', 'сезоны выставляются по очереди'],
  'the settlement was chosen in scope': ['结算已在数据范围内选定', 'расчёт выбран в области данных'],
  'the source was chosen in scope; what it has left binds everybody': [
    '来源单据已在权限内选择，其剩余量对所有人有效',
    'источник выбран в пределах прав; его остаток действует для всех',
  ],
  'the way of a case follows from its record, whose values are not shown': [
    '流程走向取决于单据，其内容不显示',
    'путь процесса зависит от записи, её значения не показаны',
  ],
  'vessels are tracked for everybody': ['船位对所有人跟踪', 'за судами следят для всех'],
  'weights add up over all parts of a task': ['权重按任务的全部分解项合计', 'веса складываются по всем частям задачи'],
  'what a rule of alerts may look at': ['预警规则可检查的单据', 'что проверяет правило предупреждений'],
  'what comes in is a batch of its own': ['入库形成独立批次', 'поступление образует отдельную партию'],
  'a loss on the way belongs to its transfer': ['途损随移库单处理', 'потери в пути относятся к своему перемещению'],
  'what a count found belongs to the count': ['盘点差异随盘点单处理', 'расхождение относится к своей инвентаризации'],
  'goods have the price of their contract': ['货品按合同价格', 'цена товара по договору'],
  'what a release draws on binds everybody': [
    '核对放货单的合同、客户和库存',
    'проверка договора, покупателя и остатка',
  ],
  'what a blend takes and makes belongs to the blend': [
    '投料和产出随配煤单处理',
    'загрузка и выход относятся к своей шихтовке',
  ],
  'the steps of a transfer are counted': ['统计移库单的各步骤', 'шаги перемещения подсчитываются'],
  'goods on their way are in nobody’s warehouse': ['在途货物不属于任何仓库', 'товар в пути не лежит ни на чьём складе'],
  'the age of goods goes with their balance': ['库龄随结存一并查看', 'возраст товара виден вместе с остатком'],
  'what follows from a record binds whoever ends it': [
    '有后续单据时不能结束',
    'запись с последующими документами не завершается',
  ],
  'what is declared is worth what its contract says': [
    '报关货值按合同价计算',
    'стоимость для декларации берётся из договора',
  ],
  'what a licence has left binds everybody': ['许可证余量对所有人有效', 'остаток по лицензии действует для всех'],
  'what is owed to customs follows its declaration': [
    '应缴税款取自报关单',
    'сумма таможенного платежа берётся из декларации',
  ],
  'what was declared of a bill binds everybody': [
    '按物流单申报的数量对所有人有效',
    'задекларированное по документу обязательно для всех',
  ],
  'who drafted a paper does not seal it, whoever may see it': [
    '文件起草人不得自己用印，对所有人有效',
    'инициатор документа не ставит печать сам, кто бы ни видел документ',
  ],
  'what is sealed stands in the register of its company': [
    '用印计入其公司的登记簿',
    'проставление печати записывается в журнал своей компании',
  ],
  'whose tax is paid binds everybody': ['缴款单位对所有人有效', 'кто должен уплатить, обязательно для всех'],
  'what was charged once was counted from it': ['已计提的折旧以此为依据', 'на этом основана начисленная амортизация'],
  'what was reviewed holds for everybody': ['已复核内容对所有人有效', 'проверенное действует для всех'],
  'what was taken in by a bill binds everybody': [
    '按物流单入库的数量对所有人有效',
    'принятое по документу обязательно для всех',
  ],
  'whether a task has parts': ['任务是否有下级任务', 'есть ли у задачи подзадачи'],
  'whether people are in reach': ['检查人员是否在管理范围内', 'проверка, доступны ли сотрудники'],
  'who asked for a grant': ['授权申请人', 'кто запросил назначение'],
  'who else holds an office': ['其他任职人员', 'кто ещё занимает должность'],
  'who else holds the office': ['其他任职人员', 'кто ещё занимает должность'],
  'who holds a role': ['角色的持有人', 'кто имеет роль'],
  "who may decide is the approval engine's to say": ['由审批引擎判断谁可处理', 'решает механизм согласования'],
  'why somebody sees a record': ['核查人员为何可见该单据', 'почему сотрудник видит запись'],
  'a letter counts everybody it was sent to': ['公文传阅人数按全部阅文人计算', 'считаются все, кому разослан документ'],
  'a number follows from the codes of all units': ['文号按发文单位代字编制', 'номер выдаётся по индексу организации'],
  'a letter is registered once': ['同一来文只登记一次', 'документ регистрируется один раз'],
  'the reply to a letter stands on it': ['复文自动关联来文', 'ответ указывается во входящем документе'],
  'the paper of a letter is made as it is signed, whoever signs': ['签发时自动套红成文', 'создаётся при подписании'],
}
