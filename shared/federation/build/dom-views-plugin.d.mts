import type { Plugin } from 'vite';

export declare function domViewsPlugin(): Plugin;
