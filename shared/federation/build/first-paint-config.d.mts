import type { Configuration } from '@rspack/core';

type Order = {
  name: string;
  entry: string;
  base?: string;
  context?: string;
  out: string;
  mode?: 'production' | 'development';
};

type ClassTables = Record<string, Record<string, string>>;

export const CLASS_TABLE: RegExp;
export function firstPaintConfig(order: Order & { tables?: ClassTables }): Configuration;
export function classTablesConfig(order: Order, files: readonly string[]): Configuration;
