import type { ThemeConfig } from 'antd'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import { kitTheme } from './kit-theme.ts'

/** The UI kit in the dark colours of tokens.css; comes only to those who want it dark. */
export const kitDark: ThemeConfig = {
  ...kitTheme,
  algorithm: darkAlgorithm,
  components: { Tabs: { itemSelectedColor: '#6ab0f3', itemHoverColor: '#9ccbf8', inkBarColor: '#6ab0f3' } },
  token: {
    ...kitTheme.token,
    // White stands on it; links and icons take the lighter one.
    colorPrimary: '#2a78c4',
    colorInfo: '#6ab0f3',
    colorLink: '#6ab0f3',
    colorSuccess: '#5fc08a',
    colorWarning: '#e3b25a',
    colorError: '#f0938b',
    colorSuccessBg: '#17302a',
    colorWarningBg: '#33290f',
    colorWarningBorder: '#5d4a1a',
    colorErrorBg: '#3a1e1e',
    colorText: '#e4e9ee',
    colorTextSecondary: '#b4bec8',
    colorTextTertiary: '#98a4b0',
    colorTextDescription: '#98a4b0',
    colorTextPlaceholder: '#98a4b0',
    colorBgBase: '#1a2129',
    colorBgContainer: '#1a2129',
    colorBgElevated: '#222b35',
    colorBgLayout: '#12171d',
    colorBorder: '#46525e',
    colorBorderSecondary: '#2c3640',
  },
}
