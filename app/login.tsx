import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import { hasSession } from '../web/platform/http/token-cookies.ts'
import { followLang } from '../web/platform/session/language.ts'
import { SignInPage } from '../web/platform/session/sign-in/sign-in-page.tsx'
import { followTheme } from '../web/platform/session/theme.ts'

followLang()
followTheme()
const root = document.getElementById('root')
// ACC-03: whoever is signed in has nothing to do here.
if (hasSession()) location.replace('/')
else if (root) createRoot(root).render(<SignInPage />)
