import '@palaestra/ui/base.css'
import './frame/document.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createDeskRouter } from './routing/router.ts'

const router = createDeskRouter(createBrowserHistory())
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)
