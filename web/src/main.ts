import { mount } from 'svelte'
import App from './App.svelte'
import { updates } from './lib/updates.svelte'
import './styles/tokens.css'
import './styles/base.css'

mount(App, { target: document.getElementById('app') as HTMLElement })
updates.start()
