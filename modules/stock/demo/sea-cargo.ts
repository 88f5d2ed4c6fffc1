const survey = (condition: string, displacement: string, deducted: readonly [string, string, string, string]) => {
  const [ballast, freshWater, fuel, constant] = deducted
  return { condition, displacement, ballast, freshWater, fuel, constant }
}

/** What vessels brought and took: two that came, whose drafts say 19 988 t and 29 964 t, and one that took some of it on. */
export const seaCargo = {
  first: {
    segment: 'sea',
    vesselName: '北岚兴盛',
    voyageNo: 'V2604',
    blNo: 'QHD2604-03',
    draftSurvey: [
      survey('loaded', '27410.5', ['310', '190.5', '420', '240']),
      survey('light', '8089.6', ['1020.4', '165.2', '402', '240']),
    ],
  },
  second: {
    segment: 'sea',
    vesselName: '北岚致远',
    voyageNo: 'V2606',
    blNo: 'QHD2606-01',
    draftSurvey: [
      survey('loaded', '41236.8', ['285.6', '210.4', '515', '255']),
      survey('light', '15062.6', ['4120', '182.2', '498.6', '255']),
    ],
  },
  /** 15 000 t over the belt, 14 982 t by the drafts of the vessel that took them. */
  out: {
    vesselName: '江海顺达',
    voyageNo: 'S118',
    draftSurvey: [
      survey('light', '6942', ['2410', '148', '206', '160']),
      survey('loaded', '19640.5', ['120', '150', '210.5', '160']),
    ],
  },
} as const
