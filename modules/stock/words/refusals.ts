import type { Words } from '../../../core/values/language.ts'
import { yardRefusals } from '../yard/index.ts'
import { blendRefusals } from './blend-refusals.ts'
import { gateRefusals } from './gate-refusals.ts'
import { landedCostRefusals } from './landed-cost.ts'
import { monthlyAverageRefusals } from './monthly-average.ts'
import { orderRefusals } from './order-refusals.ts'
import { releaseRefusals } from './release-refusals.ts'
import { writeDownRefusals } from './write-down.ts'

export const stockRefusals = {
  ...releaseRefusals,
  ...blendRefusals,
  ...orderRefusals,
  ...gateRefusals,
  ...landedCostRefusals,
  ...monthlyAverageRefusals,
  ...writeDownRefusals,
  'stock.draft-both': {
    zh: '水尺计重需重载、空载各一次，请补齐并核对测量状态',
    ru: 'Нужны два замера: с грузом и без груза; добавьте недостающий и проверьте состояние судна',
    en: 'Two surveys are needed, loaded and light: add the missing one and check their conditions',
  },
  'stock.draft-upside-down': {
    zh: '重载扣减后的排水量应大于空载，请核对两次测量',
    ru: 'С грузом водоизмещение за вычетом должно быть больше, чем без груза: проверьте оба замера',
    en: 'Loaded, the net displacement must be above the light one: check both surveys',
  },
  ...yardRefusals,
  'stock.report-of-nothing': {
    zh: '请选择物流单、入库单或批次，说明检验的是哪批货',
    ru: 'Укажите транспортный документ, приход или партию: что было проверено',
    en: 'Name the logistics bill, the stock entry or the batch that was tested',
  },
  'stock.report-empty': {
    zh: '报告还没有可用的化验值，请先填写化验值再登记',
    ru: 'В акте ещё нет значений: сначала введите их, затем регистрируйте',
    en: 'The report has no values yet: enter them, then mark it as issued',
  },
  'stock.value-too-high': {
    zh: '换算结果 {value} 超过上限 {most}，请核对该值和Mad',
    ru: 'После пересчёта получается {value} при пределе {most}: проверьте значение и Mad',
    en: 'It comes to {value} where {most} is the most: check the value and Mad',
  },
  'stock.heat-range': {
    zh: '换算发热量 {value} kcal/kg 不在 {from} 至 {to} 之间，请核对发热量、氢和水分',
    ru: 'Теплота получается {value} ккал/кг, допустимо от {from} до {to}: проверьте теплоту, водород и влагу',
    en: 'The calorific value comes to {value} kcal/kg, not within {from} and {to}: check it, hydrogen and moisture',
  },
  'stock.mad-above-mt': {
    zh: '空干基水分不应大于全水分 {mt}，请核对',
    ru: 'Аналитическая влага не бывает больше общей ({mt}): проверьте',
    en: 'Air-dried moisture cannot exceed total moisture ({mt}): check both',
  },
  'stock.more-than-whole': {
    zh: '水分、灰分、挥发分合计超过100%，请核对',
    ru: 'Влага, зола и летучие вместе больше 100 %: проверьте значения',
    en: 'Moisture, ash and volatiles come to more than 100 %: check them',
  },
  'stock.counter-of-other-cargo': {
    zh: '对方报告不是同一批货，请选择同一物流单、入库单或批次的报告',
    ru: 'Акт другой стороны о другом грузе: выберите акт по тому же документу, приходу или партии',
    en: 'That report is of another cargo: choose one of the same bill, stock entry or batch',
  },
  'stock.counter-of-same-side': {
    zh: '两份报告的委托方相同，请选择另一方的报告',
    ru: 'Оба акта от одной стороны: выберите акт другой стороны',
    en: 'Both reports are of one side: choose one of the other side',
  },
  'stock.counter-in-dispute': {
    zh: '对方报告 {no} 未出或有异议，请待其出具或仲裁后再确认',
    ru: 'Акт {no} другой стороны не получен или оспорен: подтвердите после акта или арбитража',
    en: 'Report {no} of the other side is not issued or is disputed: confirm once it is settled',
  },
  'stock.counter-changed': {
    zh: '对方报告 {no} 的发热量已变，请退回修改并重新选择对方报告',
    ru: 'Теплота в акте {no} изменилась: верните акт на исправление и выберите тот акт заново',
    en: 'The value of report {no} has changed: take this one back for correction and choose that one again',
  },
  'stock.labs-differ': {
    zh: '双方发热量相差 {diff} kcal/kg，超过允许的 {tol}，请提出异议并送仲裁',
    ru: 'Лаборатории расходятся на {diff} ккал/кг при допуске {tol}: оспорьте акт и передайте в арбитраж',
    en: 'The laboratories are {diff} kcal/kg apart, {tol} is allowed: dispute the report and send it to arbitration',
  },
  'stock.basis-of-neither': {
    zh: '两份报告都不是该结算依据所指的报告，请退回修改结算依据',
    ru: 'Ни один из двух актов не подходит под эту основу: верните акт и измените основу качества',
    en: 'Neither report is the one that this basis names: take it back and change the basis',
  },
  'stock.arbitration-of-what': {
    zh: '仲裁报告须选择所仲裁的异议报告',
    ru: 'Для арбитражного акта выберите оспоренный акт',
    en: 'An arbitration report names the disputed report: choose it',
  },
  'stock.stage-of-arbitration': {
    zh: '选择了异议报告的，检验环节应为仲裁',
    ru: 'Если выбран оспоренный акт, этап — арбитраж',
    en: 'With a disputed report the stage is arbitration',
  },
  'stock.not-in-arbitration': {
    zh: '报告 {no} 不在仲裁中或不是同一货品，请选择仲裁中的报告',
    ru: 'Акт {no} не в арбитраже или о другом товаре: выберите акт, переданный в арбитраж',
    en: 'Report {no} is not in arbitration or is of other goods: choose one that is',
  },
  'stock.batch-of-other-goods': {
    zh: '该批次属于另一种货品，请选择本货品的批次',
    ru: 'Эта партия другого товара: выберите партию этого товара',
    en: 'The batch is of other goods: choose one of these goods',
  },
  'stock.policy-not-issued': {
    zh: '保单 {number} 未出单或已退保，请选择已出单的保单',
    ru: 'Полис {number} не выдан или расторгнут: выберите действующий',
    en: 'Policy {number} was not issued or was cancelled: choose one that was issued',
  },
  'stock.policy-of-other-bill': {
    zh: '保单 {number} 承保的不是该入库单的物流单，请选择该物流单的保单',
    ru: 'Полис {number} выдан на другой груз: выберите полис на документ этого прихода',
    en: 'Policy {number} covers another cargo: choose that of the bill of this entry',
  },
  'stock.loss-claimed': {
    zh: '该损失已由索赔 {number} 提出，请在该索赔上办理',
    ru: 'Этот убыток уже заявлен требованием {number}: ведите его там',
    en: 'This loss is claimed by {number} already: go on with that claim',
  },
  'stock.no-loss': {
    zh: '该入库单没有途损，请选择有损失的入库单',
    ru: 'В этом приходе потерь нет: выберите приход с потерями',
    en: 'Nothing was lost of this entry: choose one with a loss',
  },
  'stock.claim-of-other-policy': {
    zh: '索赔登记后不能更换保单：请删除本索赔，再按另一保单登记',
    ru: 'Полис в заявлении не меняют: удалите заявление и оформите его по другому полису',
    en: 'A claim does not change its policy: delete it and enter it under the other policy',
  },
  'stock.loss-below-deductible': {
    zh: '损失未超过免赔额 {deductible}，不能索赔；请核对损失金额',
    ru: 'Убыток не больше франшизы {deductible}, требовать нечего: проверьте сумму',
    en: 'The loss is not above the deductible of {deductible}, so nothing can be claimed: check the amount',
  },
  'stock.policy-used-up': {
    zh: '保单剩余保险金额为 {left}，索赔不能超过，请减少金额',
    ru: 'От страховой суммы осталось {left}: уменьшите требование',
    en: 'The policy has {left} of its sum insured left: claim no more than that',
  },
  'stock.paid-above-claim': {
    zh: '赔付不能超过索赔金额 {claim}，请更正',
    ru: 'Выплата не может быть больше требования {claim}: исправьте сумму',
    en: 'No more than the claim of {claim} can be paid: correct the amount',
  },
  'stock.no-price': {
    zh: '请填写大于零的暂估单价',
    ru: 'Укажите предварительную цену больше нуля',
    en: 'Give a provisional price above zero',
  },
  'stock.all-claimed': {
    zh: '索赔金额不能达到全部货款，请核对实收数量',
    ru: 'Претензия не может равняться всей сумме: проверьте принятое количество',
    en: 'The claim would be the whole amount: check the quantity received',
  },
  'stock.cost-method': {
    zh: '该货品的计价方法不支持，请改为移动加权、批次、先进先出或月末加权',
    ru: 'Метод оценки этого товара не поддерживается: выберите среднюю, по партиям, ФИФО или месячную среднюю',
    en: 'The costing method of these goods is not kept: choose moving average, batch, FIFO or monthly average',
  },
  'stock.future': {
    zh: '业务日期在将来，到那一天才能确认',
    ru: 'Дата ещё не наступила: провести можно будет в этот день',
    en: 'The date lies ahead: confirm it on that day',
  },
  'stock.bill-left': {
    zh: '该物流单还有 {left} 吨未入库，请先入库再签收',
    ru: 'По этому документу ещё не оприходовано {left} т: сначала оприходуйте, потом примите груз',
    en: '{left} t of this bill are not in stock yet: take them in first, then receive it',
  },
  'stock.bill-received': {
    zh: '物流单 {number} 已签收，请先撤回签收再冲销入库',
    ru: 'Груз по документу {number} принят: отзовите приёмку, потом сторнируйте приход',
    en: 'The bill {number} has been received: reopen it first, then reverse the entry',
  },
  'stock.trued-up': {
    zh: '该批货物已按结算单 {number} 最终结算，请先撤销该结算再冲销入库',
    ru: 'Товар окончательно рассчитан по документу {number}: отзовите расчёт, потом сторнируйте приход',
    en: 'The goods are settled for good by {number}: revoke that settlement first, then reverse the entry',
  },
  'stock.of-transfer': {
    zh: '该出库是移库单 {number} 的途损，请在移库单上撤回入库',
    ru: 'Это потери перемещения {number}: отмените приёмку в самом перемещении',
    en: 'This is the loss of transfer {number}: take its arrival back there',
  },
  'stock.same-warehouse': {
    zh: '调入仓库与调出仓库相同，请选择另一个仓库',
    ru: 'Склады совпадают: выберите другой склад назначения',
    en: 'Both warehouses are the same: choose another to move to',
  },
  'stock.no-transit': {
    zh: '没有启用的“在途虚拟”仓库，请财务总监先在仓库管理中建立一个',
    ru: 'Нет действующего склада вида «в пути»: попросите финансового директора создать его в «Складах»',
    en: 'No warehouse for goods in transit is in use: have the finance director set one up under Warehouses',
  },
  'stock.before-dispatch': {
    zh: '到货日期不能早于发运日期 {day}',
    ru: 'Дата прибытия не может быть раньше отправки {day}',
    en: 'The arrival cannot be before the dispatch on {day}',
  },
  'stock.loss-for-finance': {
    zh: '到货少于 {least} 吨即超出允许损耗，请核对数量；属实的由财务确认入库',
    ru: 'Принято меньше {least} т, это сверх нормы потерь: проверьте вес; если он верен, принимает финансовая служба',
    en: 'Less than {least} t is a loss above the allowance: check the weight; if it is right, the finance office receives it',
  },
  'stock.more-arrived': {
    zh: '到货数量不能多于发运的 {qty} 吨，多出的请通过盘点处理',
    ru: 'Принять больше отправленных {qty} т нельзя: излишек оформите инвентаризацией',
    en: 'No more than the {qty} t sent can arrive: enter a surplus by a count',
  },
  'stock.no-weight': {
    zh: '毛重须大于皮重，请核对本样',
    ru: 'Брутто должно быть больше тары: проверьте эту пробу',
    en: 'The gross weight has to exceed the tare: check this sample',
  },
  'stock.few-samples': {
    zh: '采用的样只有 {kept} 个（剔除 {out} 个），至少要 {least} 个，请补测后再确认',
    ru: 'Учтено проб: {kept} (отброшено {out}), нужно не меньше {least}: добавьте пробы и подтвердите снова',
    en: '{kept} samples count ({out} thrown out), and {least} at least are needed: take more, then confirm',
  },
  'stock.check-frozen': {
    zh: '账面已冻结，日期、仓库、货品和批次不能再改；如需更改请另建盘点单',
    ru: 'Учёт зафиксирован: дату, склад, товар и партию менять нельзя; создайте другую инвентаризацию',
    en: 'The books are frozen: day, warehouse, goods and batch stay; enter another count for others',
  },
  'stock.nothing-on-book': {
    zh: '账面没有该批次的库存，请核对仓库、批次和日期',
    ru: 'По учёту этой партии на складе нет: проверьте склад, партию и дату',
    en: 'The books have nothing of this batch there: check warehouse, batch and day',
  },
  'stock.no-survey': {
    zh: '请填写各堆的测量体积',
    ru: 'Укажите измеренный объём штабелей',
    en: 'Give the measured volume of the stacks',
  },
  'stock.no-density': {
    zh: '请选择容重测定或填写容重',
    ru: 'Выберите замер плотности или укажите плотность',
    en: 'Choose a density measurement or give the density',
  },
  'stock.check-reason': {
    zh: '差异超过允差，请写明原因再提交',
    ru: 'Расхождение больше нормы: укажите причину и отправьте снова',
    en: 'The difference is above the allowance: give its reason, then hand it in',
  },
  'stock.moved-meanwhile': {
    zh: '冻结后又有 {moves} 笔出入库，账面由 {book} 变为 {qty} 吨，请重新冻结账面并复测',
    ru: 'После фиксации прошло движений: {moves}, по учёту было {book}, стало {qty} т. Зафиксируйте учёт снова и повторите замер',
    en: 'Since the books were frozen there were {moves} entries, and they have {qty} t in place of {book}: freeze again and measure anew',
  },
  'stock.of-check': {
    zh: '该单据由盘点单 {number} 生成，请冲销该盘点单',
    ru: 'Документ создан инвентаризацией {number}: сторнируйте её',
    en: 'The count {number} made this entry: reverse the count',
  },
  'goods.moved': {
    zh: '该货品已有出入库，计价方法不能再改',
    ru: 'По товару уже есть движение: метод оценки менять нельзя',
    en: 'These goods have moved already: their costing method stays',
  },
  'stock.no-such-warehouse': {
    zh: '没有名为“{name}”的仓库，请按仓库档案填写名称',
    ru: 'Склада «{name}» нет: укажите название из справочника складов',
    en: 'There is no warehouse called {name}: enter a name of the warehouse register',
  },
  'stock.opening-not-ours': {
    zh: '他人的货物不计入本公司库存，请删除此行',
    ru: 'Чужой товар не входит в запасы компании: удалите строку',
    en: 'Goods of others are not stock of the company: delete the row',
  },
  'stock.opening-moved': {
    zh: '期初批次 {batch} 上线后已有出入库，请先冲销这些单据',
    ru: 'По партии {batch} после запуска уже есть движение: сначала сторнируйте его',
    en: 'Batch {batch} has moved since the go-live: reverse those entries first',
  },
} as const satisfies Readonly<Record<string, Words>>
