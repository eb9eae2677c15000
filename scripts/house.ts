import { commandLine } from './command-line/command-line.mjs';
import { houseFigures } from './house/house-figures';
import { houseText } from './house/house-text';
import { repositoryTree } from './house/source-files';
import command from './house.command.json';

const { files } = commandLine(command).values;
console.log(houseText(houseFigures(repositoryTree()), { files: files === true }));
