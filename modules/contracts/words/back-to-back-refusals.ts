/** Why a contract is refused as one side of a back-to-back deal. */
export const backToBackRefusals = {
  'contract.linked-same-side': {
    zh: '“{contract}”与本合同收支方向相同：销售合同请选采购合同，采购合同请选销售合同',
    ru: '«{contract}» — договор той же стороны: к продаже выберите закупку, к закупке — продажу',
    en: '{contract} is on the same side of the deal: choose a purchase for a sale, a sale for a purchase',
  },
  'contract.linked-not-back-to-back': {
    zh: '“{contract}”不是背靠背合同：请先在该合同上勾选“是否背靠背”，或另选合同',
    ru: '«{contract}» не отмечен как встречная сделка: отметьте это в нём или выберите другой договор',
    en: '{contract} is not marked as back-to-back: mark it there or choose another contract',
  },
  'contract.linked-ended': {
    zh: '“{contract}”已终止或作废，请另选合同',
    ru: '«{contract}» расторгнут или аннулирован: выберите другой договор',
    en: '{contract} was terminated or voided: choose another contract',
  },
  'contract.linked-other-goods': {
    zh: '“{contract}”的我方公司或货品与本合同不同，请另选合同或修改本合同',
    ru: 'В договоре «{contract}» другая наша компания или другой товар: выберите другой договор или исправьте этот',
    en: '{contract} is of another company of ours or of other goods: choose another contract or change this one',
  },
  'contract.linked-tonnes': {
    zh: '对应采购合同共 {bought} 吨，销售 {sold} 吨，溢短装范围为 {least} 至 {most} 吨：请调整采购合同或本合同数量',
    ru: 'Закуплено {bought} т, продаётся {sold} т, с допуском от {least} до {most} т: измените закупки или количество',
    en: '{bought} t are bought for a sale of {sold} t, which allows {least} to {most} t: change the purchases or the quantity',
  },
  'contract.linked-over': {
    zh: '连同本合同共采购 {bought} 吨，对应销售 {sold} 吨，含溢装最多 {most} 吨：请减少数量或另选销售合同',
    ru: 'С этим договором закуплено {bought} т, продаётся {sold} т, с допуском не более {most} т: уменьшите количество или добавьте продажу',
    en: 'With this contract {bought} t are bought for sales of {sold} t, which allow {most} t at most: buy less or name another sale',
  },
  'contract.terms-not-mirrored': {
    zh: '付款节点和比例须与背靠背合同“{contract}”一致：{terms}',
    ru: 'Этапы и доли оплаты должны совпадать с договором «{contract}»: {terms}',
    en: 'The payment terms must be those of {contract}: {terms}',
  },
  'contract.pays-before-paid': {
    zh: '销售合同“{contract}”在该节点后 {days} 天收款，采购付款不能更早：请填写不少于 {days} 天',
    ru: 'По договору продажи «{contract}» деньги приходят через {days} дн.: поставьте не меньше, иначе платёж опередит поступление',
    en: '{contract} is paid {days} days after this term, and the purchase not sooner: enter {days} days or more',
  },
  'contract.paid-after-paying': {
    zh: '采购合同“{contract}”在该节点后 {days} 天付款，销售收款不能更晚：请填写不多于 {days} 天',
    ru: 'По договору закупки «{contract}» мы платим через {days} дн.: поставьте не больше, иначе платёж опередит поступление',
    en: '{contract} is paid {days} days after this term, and the sale not later: enter {days} days or fewer',
  },
} as const
